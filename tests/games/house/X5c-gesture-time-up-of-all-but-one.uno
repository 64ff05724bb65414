# X5c, V11: where it knocks out all others, the round is over.
option hand_limit=15
option action_uno=3:all
seats anna ben cem
hand anna R3 R2 Y7
hand ben  R1 R2 R3 R4 B1 B2 B3 B4 G1 G2 G3 G4 Y1 Y2
hand cem  R1 R2 R3 R4 B1 B2 B3 B4 G1 G2 G3 G4 Y1 Y2
top R9
draw Y3 Y4 Y5

anna: play R3 gesture
table: timeout
? out ben
? out cem
? phase round-over
? winner anna
