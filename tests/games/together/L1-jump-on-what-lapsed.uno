# L1, V1, V5: a draw that lapsed does not come back with a jump-in.
option stacking
option jump_in
seats anna ben cem dora
hand anna R+2 Y1 Y2
hand ben G+2 B4 B5
hand cem G5 G6
hand dora G+2 B7 B8
top R9
draw R1 R2 R3 R4 R5

anna: play R+2
ben: play G+2
? turn cem
? pending 4
cem: leave
? turn dora
? pending 0
? legal dora: draw | play G+2 | jump G+2
dora: jump G+2
? turn anna
? pending 2
