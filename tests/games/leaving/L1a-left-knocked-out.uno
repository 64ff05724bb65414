# L1a, X5c: who leaves knocked out counts once, with the value at the knock-out.
option hand_limit=15
seats anna ben cem
hand anna R1 R2 R3 R4 B1 B2 B3 B4 G1 G2 G3 G4 Y1 Y2
hand ben  R5
hand cem  B7 B8
top R9
draw Y3

anna: draw
? out anna
anna: leave
ben: play R5
? phase round-over
? score ben 51           # 36, and B7 B8
