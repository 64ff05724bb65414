# X5d, L1, X15a: the place of one knocked out who has left brings the match there as well.
option rounds=1
option play_on
option hand_limit=15
seats anna ben cem dora
hand anna R1 R2 R3 R4 B1 B2 B3 B4 G1 G2 G3 G4 Y1 Y2
hand ben  R1 R2 R3 R4 B1 B2 B3 B4 G1 G2 G3 G4 Y1 Y2
hand cem  B7 B8
hand dora R7 R8
top W:R
draw Y3 Y4
score anna 400
score ben 300

anna: draw
anna: leave
ben: draw
cem: leave
? place dora 1
? place ben 2
? place anna 3
? match anna
