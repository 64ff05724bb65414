# Drawing until a card may be played stops at the limit (V10).
mode classic
option hand_limit=15
option endless_draw
seats anna ben cem
hand anna B1 B2 B3 B4 G1 G2 G3 G4 Y1 Y2 Y3 Y4
hand ben  Y5 Y6
hand cem  B7 B8
top W:R
draw Y6 Y7 Y8 R1
turn anna

anna: draw
? out anna
? aside 15
? draw-pile 1
? turn ben
