# X14b, V11: under V12 the one who played makes the gesture as any.
option seven_o
option play_on
option action_uno=7:all
option last_exchange
seats anna ben cem
hand anna R7
hand ben B1 B2
hand cem Y5 Y6
top R9
draw G1 G2 G3

anna: play R7 > ben
? place ben 1
? phase gesture
anna: gesture
cem: gesture
? cards cem 3
