# X5d, L1: so too where leaving ends the round: who is left is first, the first knocked out the last of all.
option play_on
option hand_limit=15
seats anna ben cem dora
hand anna R1 R2 R3 R4 B1 B2 B3 B4 G1 G2 G3 G4 Y1 Y2
hand ben  R1 R2 R3 R4 B1 B2 B3 B4 G1 G2 G3 G4 Y1 Y2
hand cem  B7 B8
hand dora R7 R8
top W:R
draw Y3 Y4

anna: draw
ben: draw
? out anna
? out ben
cem: leave
? phase round-over
? winner dora
? place dora 1
? place ben 2
? place anna 3
? score dora 0
