# M11, X5: who holds 25 cards is out at once; what was still to draw lapses, their cards are set aside.
mode mercy
seats anna ben cem
hand anna W+10 R1 R2
hand ben  Y1 Y2 Y3 Y4 Y5 Y6 Y8 Y9 G1 G2 G3 G4 G5 G6 G8 G9 B1 B2 B3 B4 B5 B6 B8 B9 
hand cem  Y2 Y4
top R9
draw R3 R4 R5 R6 R8
turn anna
anna: play W+10:R
ben: take
? out ben
? aside 25
? cards ben 0
? draw-pile 4
? turn cem
? phase play
