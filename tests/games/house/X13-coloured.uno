# X13: coloured, +2 on +2, no W+4 on W+4.
option stacking=coloured
seats anna ben cem
hand anna R+2 W+4 B1
hand ben G+2 W+4 Y1
hand cem Y3 Y4 W+4
top R9
draw R1 R2 R3 R4 R6 R7 R8 G1 G2 G3

anna: play R+2
ben: play G+2
cem: take
anna: play W+4:R
? legal ben: take | challenge
