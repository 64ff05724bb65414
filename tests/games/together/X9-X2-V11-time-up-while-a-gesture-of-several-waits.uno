# X9, X2, V11: time is up while the gesture of several cards is awaited: nothing is owed, the fewest cards win.
option several
option action_uno=4:all
option blitz=60
seats anna ben cem
hand anna R4 G4 B1
hand ben  G1 G2
hand cem  B7 B8 Y9
top R9
draw Y5 Y6 Y7 Y8

anna: play R4 G4
? phase gesture
table: time-up
? phase match-over
? winner anna
