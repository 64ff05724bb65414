# X9a, V12: the first place stands with the hands at the last card, whatever is drawn since.
option blitz
option play_on
seats anna ben cem
hand anna R1
hand ben  G1 G2
hand cem  B1 B2
top R5
draw Y8 Y9 Y7

anna: play R1
ben: draw
cem: draw
table: time-up
? winner anna
? score anna 6
