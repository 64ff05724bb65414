# One active player left wins the round, with points; the hand counts as at the knock-out (X5c).
mode classic
option hand_limit=15
seats anna ben
hand anna R1 R2 R3 R4 B1 B2 B3 B4 G1 G2 G3 G4 Y1 Y2
hand ben  Y5 Y6
top W:R
draw Y3
turn anna

anna: draw
? phase round-over
? winner ben
? score ben 36
? score anna 0
? out anna
