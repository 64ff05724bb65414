# M4, X3: with the last card barred one draws until something may be played, and plays it.
mode mercy
option no_wild_finish
seats anna ben
hand anna W+6
hand ben  Y1 Y2
top R9
draw Y5 W+10 R6

anna: play W+6:R ! X3
? legal anna: draw
anna: draw
? hand anna W+6 Y5 W+10
? legal anna: play W+10:R | play W+10:Y | play W+10:G | play W+10:B
