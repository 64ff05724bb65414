# X5c, D3: a W+4 as the start card knocks player 2 out: the round ends, nothing is named.
mode duo
option hand_limit=15
seats anna ben
hand anna R1 R2 R3 R4 B1 B2 B3 B4 G1 G2 G3 G4
hand ben  Y5 Y6
start W+4
draw Y3 Y4 Y1 Y2

? out anna
? phase round-over
? winner ben
? score anna 38
? draw-pile 1
