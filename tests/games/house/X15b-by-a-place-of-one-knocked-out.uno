# X15b, X5d: the place of one knocked out is one, too.
option rounds=1
option play_on
option hand_limit=15
seats anna ben cem
hand anna R1 R2 R3 R4 B1 B2 B3 B4 G1 G2 G3 G4 Y1 Y2
hand ben  R5
hand cem  B7 B8
top R9
draw Y3
score anna 400

anna: draw
? out anna
anna: leave
ben: play R5
? place anna 3
? match anna
