# X5a: the hands of two knocked out are set aside together, and come back together.
option hand_limit=15
seats anna ben cem dora
hand anna R1 R2 R3 R4 B1 B2 B3 B4 G1 G2 G3 G4 Y1 Y2
hand ben  R1 R2 R3 R4 B1 B2 B3 B4 G1 G2 G3 G4 Y1 Y2
hand cem  B7 B8
hand dora B5 B6
top W:R
draw Y3 Y4

anna: draw
ben: draw
? aside 30
? out anna
? out ben
cem: draw
? aside 0
? draw-pile 29
