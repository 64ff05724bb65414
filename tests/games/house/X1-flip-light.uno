# X1: in flip +1 and W+2 likewise.
mode flip
option cross_stacking
seats anna ben
hand anna R+1/P1 B1/P2 B2/P3
hand ben W+2/P4 Y1/P5 G+1/P6
top R9/P7
draw R1/P8 R2/P9 R3/T1 R4/T2 R5/T3

anna: play R+1
ben: play W+2:G
? pending 3
