# The first one knocked out in the round is eliminated.
mode classic
option elimination
option hand_limit=15
seats anna ben cem
hand anna R1 R2 R3 R4 B1 B2 B3 B4 G1 G2 G3 G4 Y1 Y2
hand ben  R5
hand cem  B7 B8
top R9
draw Y3 Y4
turn anna

anna: draw
ben: play R5
? phase round-over
? out anna
? in cem
table: next 0a
? out anna
? in cem
