# D6: nor does one of another colour than the one granted.
mode duo
seats anna ben
dealer anna
hand anna B5 B6 Y1
hand ben  BR R1 Y3
start GR
draw Y2 Y4 Y5

? turn ben
? legal ben: draw | play BR
ben: play BR
? legal anna: draw | play B5 | play B6
anna: play B5 B6 ! D6
