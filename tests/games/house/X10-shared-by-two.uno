# X10, X5c: the knock-out that ends the round eliminates, and ends the match of two.
option elimination
option hand_limit=15
seats anna ben
hand anna R1 R2 R3 R4 B1 B2 B3 B4 G1 G2 G3 G4 Y1 Y2
hand ben  R5
top W:Y
draw B3

anna: draw
? phase match-over
? match ben
? out anna
