# V17, V18: a +2 that fits may be added by the one who gets the draw back, not by the one whom an S passes it to.
option retour_kutsche
option lass_mich
seats anna ben cem
hand anna R+2 Y1 Y2
hand ben RS G5 GS
hand cem R+2 B1 B2
top R9
draw Y3 Y4 Y5 Y6 Y7

anna: play R+2
ben: play RS
? legal cem: take
cem: play R+2 ! C5
