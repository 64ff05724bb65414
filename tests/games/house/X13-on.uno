# X13: on stays both.
option stacking=on
seats anna ben
hand anna R+2 W+4 B1
hand ben G+2 W+4 Y1
top R9
draw R1 R2 R3 R4 R6 R7 R8 G1

anna: play R+2
? legal ben: take | play G+2
ben: take
anna: play W+4:R
? can ben: play W+4:G
