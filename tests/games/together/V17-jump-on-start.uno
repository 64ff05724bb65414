# V17, V5, C3b: a start card +2 is answered but not jumped on.
option retour_kutsche
option jump_in
seats anna ben cem
hand anna G1 Y1 Y2
hand ben R+2 G5 GS
hand cem RR B1 B2
start R+2
draw Y3 Y4 Y5 Y6 Y7

? turn anna
? legal anna: take
? cannot ben: jump R+2
ben: jump R+2 !
? pending 2
