# K5, V16, V1: an answer with the complement card switches as any play does.
option stacking
option complement=+2
seats anna ben cem
hand anna R+2 Y1 Y2
hand ben B+2 G1 G2
hand cem B8 Y9 Y3
top R9
draw R5 R6 R7 R8

anna: play R+2
ben: play B+2            # on and off again
cem: take
? turn anna
? legal anna: draw       # yellow does not fit blue
