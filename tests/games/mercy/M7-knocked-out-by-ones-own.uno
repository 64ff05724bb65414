# M7, X5: who faces the own W+4R may be knocked out by it.
mode mercy
option hand_limit=15
seats anna ben
hand anna W+4R R1 R2 R3 R4 R5 R6 B1 B2 B3 B4 B5 B6
hand ben  Y1 Y3
top R9
draw Y5 B7 Y8 G1 G2 G3

anna: play W+4R:G
anna: take
? out anna
? winner ben
? draw-pile 3
? score ben 250
