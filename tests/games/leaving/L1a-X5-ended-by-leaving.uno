# L1a, X5d: what a knocked-out player held is no leaver's hand: with one left by leaving it scores nothing.
option scoring=penalty
option hand_limit=15
seats anna ben cem
hand anna R1 R2 R3 R4 B1 B2 B3 B4 G1 G2 G3 G4 Y1 Y2
hand ben  R5
hand cem  B7 B8
top W:R
draw Y3 Y4

anna: draw
? out anna
cem: leave
? phase round-over
? winner ben
? score anna 0
? score ben 0
? score cem 15
