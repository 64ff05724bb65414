# M9, X5c, M13: of two the victim is knocked out while drawing: the round is won, with 250, cards not counted.
mode mercy
option hand_limit=15
seats anna ben
hand anna W+X R1 R2
hand ben  Y1 Y3 Y1 Y3 Y2 Y2 Y4 Y4 Y5 Y5 Y6 Y6 Y7
top R9
draw Y8 B7 G1 Y9

anna: play W+X
ben: colour G
? out ben
? draw-pile 2
? phase round-over
? winner anna
? score anna 250
