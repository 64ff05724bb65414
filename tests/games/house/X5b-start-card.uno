# X5b, C3b: knocked out by the start card: the next player is on.
option hand_limit=15
seats anna ben cem
hand anna R1 R2 R3 R4 B1 B2 B3 B4 G1 G2 G3 G4 Y1 Y2
hand ben  Y5 Y6
hand cem  B7 B8
start R+2
draw Y3 Y4

? out anna
? aside 15
? draw-pile 1
? turn ben
? phase play
