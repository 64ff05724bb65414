# X1: a +2 of any colour, V16 or not.
option cross_stacking
option complement=9
seats anna ben
hand anna R9 W+4 B1
hand ben G+2 Y1 Y2
top R3
draw R1 R2 R4 R6 R7 R8

anna: play R9
ben: draw
anna: play W+4:Y
ben: play G+2
? pending 6
