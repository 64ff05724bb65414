# C6: a wild may always be played, a W+4 as a bluff too; with voluntary_draw off its holder cannot draw.
option voluntary_draw=off
seats anna ben
hand anna W G1
hand ben  B3 W+4
top R9
draw Y1 Y2 Y3 Y4

? legal anna: play W:R | play W:Y | play W:G | play W:B
anna: draw ! C6
anna: play W:B uno
ben: draw ! C6
? legal ben: play B3 | play W+4:R | play W+4:Y | play W+4:G | play W+4:B
ben: play W+4:R uno      # a foul
? legal anna: take | challenge
anna: take
? cards anna 5
? turn ben
