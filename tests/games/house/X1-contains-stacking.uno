# X1, K6: it contains V1, both kinds, whatever is said of that.
option cross_stacking
option stacking=coloured
seats anna ben
hand anna W+4 B1 B2
hand ben W+4 Y1 Y2
top R9
draw R1 R2 R3 R4 R6 R7 R8 G1 G2

anna: play W+4:R
ben: play W+4:G
? pending 8
