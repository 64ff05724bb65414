# C11b, C11a: with bluff off and guilt "numbers" a red action card does not forbid the W+4.
option bluff=off
option draw_four_guilt=numbers
seats anna ben
hand anna W+4 R+2
hand ben  W+4 G+2 G4
top R9
draw Y1 Y2 Y3 Y4 Y5

? legal anna: draw | play R+2 | play W+4:R | play W+4:Y | play W+4:G | play W+4:B
anna: play R+2 uno
? cards ben 5
? turn anna
anna: draw
? turn ben
? legal ben: draw | play G+2 | play W+4:R | play W+4:Y | play W+4:G | play W+4:B
