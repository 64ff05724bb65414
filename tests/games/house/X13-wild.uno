# X13: wild, W+4 on W+4, no +2 on +2; the draw waits all the same (V8).
option stacking=wild
seats anna ben
hand anna R+2 W+4 B1
hand ben G+2 W+4 Y1
top R9
draw R1 R2 R3 R4 R6 R7 R8 G1 G2 G3

anna: play R+2
? phase pending
? legal ben: take
ben: take
anna: play W+4:R
? can ben: play W+4:G
