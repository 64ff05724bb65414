# V7: the first +2 stays; with the jumped one four cards are pending.
option jump_in_action
seats anna ben cem dora
hand anna R+2 Y1 Y2
hand ben G+2 G2 G3
hand cem R+2 G4 G5
hand dora G7 G8
top R9
draw B1 B2 B3 B4 B5

anna: play R+2
cem: jump R+2
? turn dora
? pending 4
? legal dora: take
dora: take
? cards dora 6
? turn anna
