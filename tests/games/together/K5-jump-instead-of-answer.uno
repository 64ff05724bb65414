# K5, V1, V5: called as a jump-in the same card takes the place of the first: two, not four.
option stacking
option jump_in
seats anna ben cem dora
hand anna R+2 Y1 Y2
hand ben R+2 G1 G2
hand cem B+2 B8
hand dora G3 G4
top R9
draw Y5 Y6 Y7 Y8 Y9

anna: play R+2
ben: jump R+2
? turn cem
? pending 2
? legal cem: take | play B+2
