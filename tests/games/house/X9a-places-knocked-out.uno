# X9a, X5d: after the active come the knocked out, the first of them last.
option blitz
option play_on
option hand_limit=15
seats anna ben cem dora
hand anna R1 R2 R3 R4 B1 B2 B3 B4 G1 G2 G3 G4 Y1 Y2
hand ben  R1 R2 R3 R4 B1 B2 B3 B4 G1 G2 G3 G4 Y1 Y2
hand cem  B7 B8
hand dora Y7
top W:R
draw Y3 Y4

anna: draw
ben: draw
table: time-up
? place dora 1
? place cem 2
? place ben 3
? place anna 4
? winner dora
