# V5, V17: with jump_in too the one who gets the draw back adds only a +2 that fits, or takes it.
option jump_in
option retour_kutsche
seats anna ben cem dora
hand anna R+2 G+2 Y2
hand ben RR G1 G2
hand cem B1 B2
hand dora R+2 B3 B4
top R9
draw Y4 Y5 Y6 Y7 Y8

anna: play R+2
ben: play RR
? turn anna
? pending 2
? legal anna: take
? cannot anna: play G+2
anna: take
? turn dora              # play goes right
? legal dora: draw | play R+2
