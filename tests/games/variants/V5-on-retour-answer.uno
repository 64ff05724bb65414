# V5, V17: a jump-in on an answering R undoes its turn, turns the direction itself and sends the draw before its own seat.
option jump_in
option retour_kutsche
seats anna ben cem dora
hand anna R+2 Y1 Y2
hand ben RR G2 G3
hand cem G4 G5
hand dora RR G7 G8
top R9
draw Y5 Y6 Y7 Y8

anna: play R+2
ben: play RR
? turn anna
? direction right
dora: jump RR
? direction right
? turn cem               # before dora, and so after her in the new direction
? pending 2
cem: take
? turn ben
