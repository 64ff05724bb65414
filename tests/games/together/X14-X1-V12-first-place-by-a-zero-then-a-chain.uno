# X14, V12, X1: who is given the empty hand is out of the round; the one who played plays on with the hand received.
option seven_o
option last_exchange
option play_on
option cross_stacking
seats anna ben cem
hand anna R0
hand ben  R+2 R1
hand cem  G+2 G1
top R9
draw Y5 Y6 Y7 Y8 B1

anna: play R0
? place ben 1
? hand anna G+2 G1
? hand cem R+2 R1
? turn cem
cem: play R+2 uno
? turn anna
? pending 2
? legal anna: take | play G+2
anna: play G+2 uno
? turn cem
? pending 4
cem: take
? turn anna
