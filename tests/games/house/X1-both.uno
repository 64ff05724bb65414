# X1: a W+4 answers a +2, and a +2 of any colour a W+4; the amounts add up.
option cross_stacking
seats anna ben cem
hand anna R+2 B1 B2
hand ben W+4 Y1 Y2
hand cem G+2 Y3 Y4
top R9
draw R1 R2 R3 R4 R6 R7 R8 G1 G2

anna: play R+2
? legal ben: take | play W+4:R | play W+4:Y | play W+4:G | play W+4:B
ben: play W+4:B
? pending 6
? legal cem: take | challenge | play G+2
cem: play G+2
? pending 8
? legal anna: take
anna: challenge ! C12
anna: take
? cards anna 10
? turn ben
