# K5, V1, V5: an identical +2 played in turn is an answer and adds up.
option stacking
option jump_in
seats anna ben cem dora
hand anna R+2 Y1 Y2
hand ben R+2 G1 G2
hand cem B7 B8
hand dora G3 G4
top R9
draw Y5 Y6 Y7 Y8 Y9

anna: play R+2
? legal ben: take | play R+2 | jump R+2
ben: play R+2
? turn cem
? pending 4
cem: take
? cards cem 6
