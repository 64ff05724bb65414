# X1: bare and on are both.
option cross_stacking=on
seats anna ben
hand anna W+4 B1
hand ben G+2 Y1
top R9
draw R1 R2 R3 R4 R6 R7

anna: play W+4:R
? can ben: play G+2
