# V5, V1: only the share of the card below is undone; what was pending before it stays.
option jump_in
option stacking
seats anna ben cem dora
hand anna R+2 Y1 Y2
hand ben G+2 G2 G3
hand cem B+2 G4 G5
hand dora G+2 G7 G8
top R9
draw Y5 Y6 Y7 Y8 B1 B2

anna: play R+2
ben: play G+2
? pending 4
? legal cem: take | play B+2
? legal dora: jump G+2
dora: jump G+2
? turn anna
? pending 4              # anna's 2, without ben's, and dora's 2
anna: take
? cards anna 6
? turn ben
