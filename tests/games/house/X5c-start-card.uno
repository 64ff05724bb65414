# X5c, C3b: knocked out by the start card down to one player: the round ends.
option hand_limit=15
seats anna ben
hand anna R1 R2 R3 R4 B1 B2 B3 B4 G1 G2 G3 G4 Y1 Y2
hand ben  Y5 Y6
start R+2
draw Y3 Y4

? out anna
? phase round-over
? winner ben
? score ben 36
