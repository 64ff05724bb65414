# X5, V4: who received fourteen cards is knocked out by the next one drawn.
option hand_limit=15
option seven_o
seats anna ben cem
hand anna R7 R1 R2
hand ben  R1 R2 R3 R4 B1 B2 B3 B4 G1 G2 G3 G4 Y1 Y2
hand cem  B7 B8
top R9
draw Y3 Y4 Y5

anna: play R7 > ben
ben: draw
cem: draw
anna: draw
? out anna
? aside 15
