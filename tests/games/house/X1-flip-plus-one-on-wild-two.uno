# X1: in flip a +1 answers a W+2, under both.
mode flip
option cross_stacking
seats anna ben
hand anna W+2/P1 B1/P2 B2/P3
hand ben G+1/P4 Y1/P5 Y2/P6
top R9/P7
draw R1/P8 R2/P9 R3/T1 R4/T2

anna: play W+2:B
ben: play G+1
? pending 3
anna: challenge ! C12
