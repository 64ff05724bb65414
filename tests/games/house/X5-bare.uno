# The bare name means 25.
mode duo
option hand_limit
seats anna ben
hand anna R1 R2 R3 R4 R5 R6 R7 R8 R9 B1 B2 B3 B4 B5 B6 B7 B8 B9 G1 G2 G3 G4 G5 G6
hand ben  Y5 Y6
top W:Y
draw R1 R2
turn anna

? cards anna 24
anna: draw
? out anna
? phase round-over
? winner ben
