# M9, C16: with nothing left to draw the drawing stops.
mode mercy
seats anna ben cem
hand anna W+X R1 R2
hand ben  Y1 Y3
hand cem  G2 Y4
top R9
draw Y5 B7
turn anna
anna: play W+X
ben: colour G
? turn cem
? colour G
? cards ben 5
