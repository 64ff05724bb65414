# C3d: with two players an S as the start card lets the dealer begin.
seats anna ben
hand anna R1 R2
hand ben  BS R4
start RS
draw Y1

? turn ben
? legal ben: draw | play BS | play R4
