# V5, V18: a jump-in on an answering S is an answer too, from the new seat.
option jump_in
option lass_mich
seats anna ben cem dora
hand anna R+2 Y1 Y2
hand ben RS G2 G3
hand cem G4 G5
hand dora RS G7 G8
top R9
draw Y5 Y6 Y7 Y8

anna: play R+2
ben: play RS
? turn cem
? pending 2
? legal dora: jump RS
dora: jump RS
? turn anna
? pending 2
anna: take
? turn ben
