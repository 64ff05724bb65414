# V5, V8: a jumped +2 undoes the first one's share and faces the player after the new seat.
option jump_in
seats anna ben cem dora
hand anna R+2 Y1 Y2
hand ben G+2 G2
hand cem R+2 G4 G5
hand dora G7 G8
top R9
draw Y5 Y6 Y7 Y8

anna: play R+2
? pending 2
? legal ben: take        # it waits, but without V1 nothing answers it
cem: jump R+2
? turn dora
? pending 2
dora: take
? cards dora 4
? turn anna
