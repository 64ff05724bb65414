# X1, C11: between two the amount goes back and forth.
option cross_stacking
seats anna ben
hand anna R+2 W+4 B1 B2
hand ben  W+4 G+2 Y1
top R9
draw R1 R2 R3 R4 R6 R7 R8 G1 G2 G3 G4 G5 G6

anna: play R+2
ben: play W+4:G
anna: play W+4:B
ben: play G+2
? pending 12
anna: take
? cards anna 14
? turn ben
