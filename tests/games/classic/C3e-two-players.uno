# C3e: the colour of the start W may be one that the first player does not hold; drawing is a turn as always.
seats anna ben
dealer anna
hand anna G1 R1
hand ben  G3 B3
start W
draw Y5 B8

? turn ben
? phase colour
? cannot anna: colour R
ben: colour Y
? legal ben: draw
ben: draw
? phase drawn
? legal ben: pass | play Y5
ben: pass
? turn anna
? colour Y
? hand ben G3 B3 Y5
