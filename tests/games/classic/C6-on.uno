# C6: voluntary_draw=on says the same in words; the drawn card may then be played.
option voluntary_draw=on
seats anna ben
hand anna R1 W
hand ben  R3 B3
top R9
draw R2 Y3

anna: draw
? legal anna: pass | play R2
anna: play R1 ! C5
anna: play R2
? turn ben
