# X1: up, no +2 on a W+4, but another W+4.
option cross_stacking=up
seats anna ben
hand anna W+4 B1 B2
hand ben G+2 W+4 Y2
top R9
draw R1 R2 R3 R4 R6 R7 R8 G1 G2

anna: play W+4:R
ben: play G+2 ! C5
ben: play W+4:G
? pending 8
