# V17, V5: the +2 thrown in may be sent back to the seat it came from.
option retour_kutsche
option jump_in
seats anna ben cem dora
hand anna R+2 RR Y2
hand ben G5 GS
hand cem B1 B2
hand dora R+2 B3 B4
top R9
draw Y3 Y4 Y5 Y6 Y7

anna: play R+2
dora: jump R+2
? turn anna
? pending 2
? legal anna: take | play RR
anna: play RR uno
? turn dora
? direction right
dora: take
? cards dora 4
? turn cem
