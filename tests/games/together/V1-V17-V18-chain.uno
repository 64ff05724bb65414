# V1, V17, V18: +2, S, +2, R, S: the two cards become four and wander.
option stacking
option retour_kutsche
option lass_mich
seats anna ben cem dora
hand anna R+2 Y1 Y2
hand ben RS G5 GS
hand cem G+2 B1 GS
hand dora GR B2 B3
top R9
draw Y3 Y4 Y5 Y6 Y7

anna: play R+2
? legal ben: take | play RS
ben: play RS
? turn cem
? pending 2
? legal cem: take | play G+2
cem: play G+2
? turn dora
? pending 4
? legal dora: take | play GR
dora: play GR
? direction right
? turn cem
? pending 4
? legal cem: take | play GS
cem: play GS uno
? turn ben
? pending 4
? legal ben: take | play GS
ben: take
? turn anna
