# C12, V6: a W+4 played by jumping in cannot be challenged.
option jump_in_wild
seats anna ben cem dan
hand anna W+4 R1 R2
hand ben  G3 R4
hand cem  W+4 G6 R7
hand dan  G8 R8
top R9
draw Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8

anna: play W+4:G
? turn ben
? legal ben: take | challenge
cem: jump W+4:B
? turn dan
? pending 4
? colour B
dan: challenge ! C12
? legal dan: take
dan: take
? cards dan 6
? cards ben 2
? turn anna
