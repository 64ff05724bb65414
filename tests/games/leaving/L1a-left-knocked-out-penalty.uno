# L1a, X5c: under penalty too.
option hand_limit=15
option scoring=penalty
seats anna ben cem
hand anna R1 R2 R3 R4 B1 B2 B3 B4 G1 G2 G3 G4 Y1 Y2
hand ben  R5
hand cem  B7 B8
top R9
draw Y3

anna: draw
anna: leave
ben: play R5
? score anna 36
? score cem 15
