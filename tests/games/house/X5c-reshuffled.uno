# X5c: the hand counts though its cards are drawn again.
option hand_limit=15
seats anna ben cem
hand anna R1 R2 R3 R4 B1 B2 B3 B4 G1 G2 G3 G4 Y1 Y2
hand ben  R5 Y6
hand cem  B+2
top R9
draw Y3

anna: draw
ben: play R5 uno
cem: draw
? aside 0
? draw-pile 15
ben: draw
cem: draw
