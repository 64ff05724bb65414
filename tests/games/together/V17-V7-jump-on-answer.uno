# V17, V7: thrown on an answering R the second one is an answer too; both turn the direction.
option retour_kutsche
option jump_in_action
seats anna ben cem dora
hand anna R+2 Y1 Y2
hand ben RR G5 GS
hand cem B1 B2
hand dora RR B3 B4
top R9
draw Y3 Y4 Y5 Y6 Y7

anna: play R+2
ben: play RR
? turn anna
dora: jump RR
? direction left
? turn anna
? pending 2
