# V5, V18: after the take the window is closed; the passing S cannot be thrown on any more.
option jump_in
option lass_mich
seats anna ben cem dora
hand anna R+2 G4 Y2
hand ben RS G1 G2
hand cem B1 B2
hand dora RS B3 B4
top R9
draw Y4 Y5 Y6 Y7 Y8

anna: play R+2
ben: play RS
cem: take
? turn dora
? legal dora: draw | play RS
