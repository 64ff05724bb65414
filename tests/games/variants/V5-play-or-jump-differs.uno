# V5, C9: an S played in turn passes over the next player; called as jump-in it does just the same here.
option jump_in
seats anna ben cem dora
hand anna RS Y1 Y2
hand ben G1 G2
hand cem RS G4 G5
hand dora G7 G8
top R9

anna: play RS
? turn cem
? legal cem: draw | play RS | jump RS
cem: jump RS
? turn anna
