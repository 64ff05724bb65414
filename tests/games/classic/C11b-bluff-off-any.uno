# C11b, C11a: with bluff off and guilt "any" a W in hand forbids the W+4, another W+4 does not.
option bluff=off
option draw_four_guilt=any
seats anna ben
hand anna W+4 W B1
hand ben  W+4 W+4 B3
top R9
draw Y1 Y2

anna: play W+4:G ! C11b
? legal anna: draw | play W:R | play W:Y | play W:G | play W:B
anna: play W:R
? legal ben: draw | play W+4:R | play W+4:Y | play W+4:G | play W+4:B
