# X5b, V11: the time for a gesture knocks out two, the one on turn first: the turn passes over both.
option hand_limit=15
option action_uno=3:all
seats anna ben cem dora
hand anna R3 R2 Y7
hand ben  R1 R2 R3 R4 B1 B2 B3 B4 G1 G2 G3 G4 Y1 Y2
hand cem  R1 R2 R3 R4 B1 B2 B3 B4 G1 G2 G3 G4 Y1 Y2
hand dora B7 B8
top R9
draw Y3 Y4 Y5

anna: play R3 gesture
? turn ben
table: timeout
? out ben
? out cem
? in dora
? cards dora 3
? phase play
? turn dora
? can dora: draw
