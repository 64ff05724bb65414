# The round ends when active players of one team only are left (X5c, V9).
mode classic
option partner
option hand_limit=15
seats anna ben cem dora
hand anna R1 R2
hand ben  R1 R2 R3 R4 B1 B2 B3 B4 G1 G2 G3 G4 Y1 Y2
hand cem  B7 B8
hand dora R1 R2 R3 R4 B1 B2 B3 B4 G1 G2 G3 G4 Y1 Y2
top W:G
draw Y3 Y4 Y5 Y6 Y7 Y8
turn ben

ben: draw
? out ben
? phase play
? turn cem
cem: draw
? turn dora
dora: draw
? out dora
? phase round-over
? winner anna
? winner cem
? score anna 74
