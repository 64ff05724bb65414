# X10, X5: of two knocked out the first one leaves the match.
option elimination
option hand_limit=15
seats anna ben cem dora
hand anna R1 R2 R3 R4 B1 B2 B3 B4 G1 G2 G3 G4 Y1 Y2
hand ben  R1 R2 R3 R4 B1 B2 B3 B4 G1 G2 G3 G4 Y1 Y2
hand cem  G5 G6
hand dora B7 B8
top W:G
draw Y3 Y4 Y6
turn ben

ben: draw
cem: play G5 uno
dora: draw
anna: draw
? out anna
cem: play G6
table: next 0a
? in anna
? out ben
