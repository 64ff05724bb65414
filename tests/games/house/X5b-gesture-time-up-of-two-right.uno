# X5b, V11: and where the one on turn is knocked out last, after somebody else.
option hand_limit=15
option action_uno=3:all
seats anna ben cem dora
direction right
turn anna
hand anna R3 R2 Y7
hand ben  R1 R2 R3 R4 B1 B2 B3 B4 G1 G2 G3 G4 Y1 Y2
hand cem  B7 B8
hand dora R1 R2 R3 R4 B1 B2 B3 B4 G1 G2 G3 G4 Y1 Y2
top R9
draw Y3 Y4 Y5

anna: play R3 gesture
? turn dora
table: timeout
? out ben
? out dora
? phase play
? turn cem
? can cem: draw
