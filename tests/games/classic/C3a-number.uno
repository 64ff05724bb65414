# C3a: a number as the start card does nothing; without a named dealer the first seat begins.
seats anna ben cem
hand anna R1 G1
hand ben  R3 B3
hand cem  Y4 G4
start R5
draw B7 B8

? phase play
? turn anna
? pending 0
? direction left
? top R5
? draw-pile 2
? cards anna 2
? legal anna: draw | play R1
