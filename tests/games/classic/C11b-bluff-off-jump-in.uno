# C11b, V6, K4: with bluff off a W+4 that would be a foul cannot be thrown in either; the colour named below counts. What lies below is undone.
option jump_in_wild
option bluff=off
seats anna ben cem dan
hand anna W+4 B1 B2
hand ben  G3 R4
hand cem  W+4 G6 R7
hand dan  W+4 R8 Y8
top R9
draw Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8

anna: play W+4:G
? legal ben: take
cem: jump W+4:B !
dan: jump W+4:B
? turn anna
? pending 4
? legal anna: take
