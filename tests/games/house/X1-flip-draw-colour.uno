# X1: nothing answers a W+C.
mode flip
option cross_stacking
seats anna ben
side dark
hand anna R1/W+C R2/P1 R3/P2
hand ben R4/W+C R5/T+5 R6/P3
top R7/O9
draw R8/P8 R9/T9 G1/T1 G2/T2 G3/T3

anna: play W+C:P
? legal ben: take | challenge
