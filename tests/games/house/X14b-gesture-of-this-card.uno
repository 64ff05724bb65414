# X14b, V11: this card's gesture is owed, under both windows.
option seven_o
option play_on
option catch_window=last_card
option action_uno=0:self
option last_exchange
seats anna ben cem
hand anna R0
hand ben B1 B2 B3
hand cem Y5 Y6
top R9
draw G1 G2 G3

anna: play R0
? owes anna gesture
anna: gesture
? owes anna nothing
