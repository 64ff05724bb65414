# V1, V7: a jump-in keeps all that is pending and adds its own.
option stacking
option jump_in_action
seats anna ben cem dora
hand anna R+2 Y1 Y2
hand ben G+2 G5 GS
hand cem B1 B2
hand dora G+2 B3 B4
top R9
draw Y3 Y4 Y5 Y6 Y7 Y8 Y9

anna: play R+2
ben: play G+2
dora: jump G+2
? turn anna
? pending 6
anna: take
? cards anna 8
? turn ben
