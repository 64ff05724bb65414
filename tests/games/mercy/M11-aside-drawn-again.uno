# M11, X5a: with small piles the hand set aside is drawn again.
mode mercy
seats anna ben cem
hand anna W+10 R1 R2
hand ben  Y1 Y2 Y3 Y4 Y5 Y6 Y8 Y9 G1 G2 G3 G4 G5 G6 G8 G9 B1 B2 B3 B4 B5 B6 B8 B9
hand cem  W+10 Y2
top R9
draw R3

anna: play W+10:R
ben: take
? aside 25
? draw-pile 0
cem: play W+10:Y uno
anna: take
? aside 0
? cards anna 12
? draw-pile 17
