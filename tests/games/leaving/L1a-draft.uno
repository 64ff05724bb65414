# L1a, D2: in the draft nothing is scored, though duo scores penalties.
mode duo
seats anna ben
drafter anna
draw R1 R2 R3 R4 R5 R6 R7 R8 R9 G1 G2 G3 G4 G5 G6 G7 G8 G9 B1 B2 B3 B4 B5 B6 B7 B8 B9 Y1 Y2 Y3
score ben 190

anna: keep
ben: discard
ben: leave
? phase match-over
? winner anna
? match anna
? score anna 0
? score ben 190
