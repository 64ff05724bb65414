# L2, X5: who leaves knocked out likewise, with what the cards counted then (X5c).
option scoring=penalty
option hand_limit=15
seats anna ben cem
hand anna R1 R2 R3 R4 B1 B2 B3 B4 G1 G2 G3 G4 Y1 Y2
hand ben  R5
hand cem  B9
top W:R
draw Y3
score ben 300

anna: draw
? out anna
anna: leave
ben: play R5
? score anna 36
anna: join
? score anna 36
