# M11, M4: drawing until something fits may knock out.
mode mercy
option hand_limit=25
seats anna ben cem
hand anna Y1 Y2 Y3 Y4 Y5 Y6 Y8 G1 G2 G3 G4 G5 G6 G8 B1 B2 B3 B4 B5 B6 B8 G1 G2
hand ben  R1 R2
hand cem  Y2 Y4
top R9
draw Y1 Y3 R5 R6
turn anna
anna: draw
? out anna
? aside 25
? turn ben
