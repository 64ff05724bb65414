# X14b, V11: the one who played on owes the gesture for the hand received.
option seven_o
option play_on
option action_uno=0:self
option last_exchange
seats anna ben cem
hand anna R0
hand ben B1 B2 B3
hand cem Y5 Y6
top R9
draw G1 G2 G3

anna: play R0
? place ben 1
? owes anna gesture
cem: contra anna
? cards anna 3
