# The cards set aside come back with the next reshuffle, the discard pile down to its top card too (X5a).
mode classic
option hand_limit=15
seats anna ben cem
hand anna R1 R2 R3 R4 B1 B2 B3 B4 G1 G2 G3 G4 Y1 Y2
hand ben  Y5 Y6
hand cem  B7 B8
top W:R
draw Y3
turn anna

anna: draw
? out anna
? aside 15
? draw-pile 0
ben: draw
? aside 0
? draw-pile 14
