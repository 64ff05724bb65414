# V1, C12: a challenge concerns the last W+4 and the whole amount: the guilty answerer draws all eight.
option stacking
seats anna ben cem
hand anna Y1 W+4 B1
hand ben W+4 R2 Y3
hand cem R3 B4
top G9
draw Y5 Y6 Y7 Y8 G1 G2 G3 G4 G5

anna: play W+4:R
ben: play W+4:B          # ben holds R2, and red was named below
? pending 8
cem: challenge
? cards ben 10
? cards anna 2
? cards cem 2
? turn cem
? phase play
? pending 0
? legal cem: draw | play B4
