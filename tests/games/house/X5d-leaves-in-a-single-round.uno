# X5d, C18, L1: who is left by leaving takes the match of a single round, with one knocked out there.
option hand_limit=15
option target=round
seats anna ben cem
hand anna R1 R2 R3 R4 B1 B2 B3 B4 G1 G2 G3 G4 Y1 Y2
hand ben  Y5 Y6
hand cem  B7 B8
top W:R
draw Y3 Y4 Y5

anna: draw
? out anna
ben: leave
? phase match-over
? match cem
? score cem 0
