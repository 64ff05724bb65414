# X5, V9: a partner is knocked out by a chain; the other plays on for the team, and wins for both.
option partner
option hand_limit=15
option cross_stacking
seats anna ben cem dora
hand anna R+2 R1 R3
hand ben  Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9 B1 B2 B3 B4
hand cem  G1 G2
hand dora R8
top R9
draw B5 B6 B7 G3

anna: play R+2
ben: take
? out ben
? phase play
? turn cem
cem: draw
? turn dora
dora: play R8
? phase round-over
? winner dora
? winner ben
? score dora 14
? score ben 14
