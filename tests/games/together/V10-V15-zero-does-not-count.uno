# V10, V15: a last 0 may not be played, so the draw is endless.
option endless_draw
option no_zero_finish
seats anna ben
hand anna R0
hand ben R6 B8 B9 B7
top R9
draw G1 Y2 R4 B3

? legal anna: draw
anna: draw
? hand anna R0 G1 Y2 R4
? legal anna: play R4 | pass
