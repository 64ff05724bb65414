# Complementary play ends with the round: the next one begins without it.
option complement
seats anna ben
hand anna R5 R9
hand ben G1 G2
dealer ben
top R3
draw Y1 Y2 Y3

anna: play R5
? cannot ben: play R5
ben: play G1
anna: play R9
? phase round-over
table: next 77
? top YR
? hand anna B2 B5 G6 R+2 R3 Y1 YS
? legal anna: draw | play Y1 | play YS
