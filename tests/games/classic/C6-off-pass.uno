# C6: with voluntary_draw off a drawn card that fits may still be kept.
option voluntary_draw=off
seats anna ben
hand anna G1 G2
hand ben  B3 B4
top R9
draw R2 Y2

? legal anna: draw
anna: draw
? legal anna: pass | play R2
anna: pass
? hand anna G1 G2 R2
? turn ben
