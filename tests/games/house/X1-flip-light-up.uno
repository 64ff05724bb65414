# X1: up, +1 counts less than W+2.
mode flip
option cross_stacking=up
seats anna ben
hand anna W+2/P1 B1/P2 B2/P3
hand ben G+1/P4 Y1/P5 W+2/P6
top R9/P7
draw R1/P8 R2/P9 R3/T1 R4/T2 R5/T3

anna: play W+2:B
ben: play G+1 ! C5
ben: play W+2:R
? pending 4
