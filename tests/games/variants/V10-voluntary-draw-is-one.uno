# V10, C6: who could play draws one card only.
option endless_draw
seats anna ben
hand anna R1 B2
hand ben G1 G2
top R9
draw Y3 B4 R5 G3

? legal anna: draw | play R1
anna: draw
? hand anna R1 B2 Y3
? turn ben
