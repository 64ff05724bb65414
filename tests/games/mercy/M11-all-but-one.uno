# M11, X5c, M13: knocked out down to one, who wins with 250 for each.
mode mercy
seats anna ben cem
hand anna W+10 R1 R2
hand ben  Y1 Y2 Y3 Y4 Y5 Y6 Y8 Y9 G1 G2 G3 G4 G5 G6 G8 G9 B1 B2 B3 B4 B5 B6 B8 B9
hand cem  Y1 Y2 Y3 Y4 Y5 Y6 Y8 Y9 G1 G2 G3 G4 G5 G6 G8 G9 B1 B2 B3 B4 B5 B6 B8
top R9
draw R3 B4 B5 B6 B8

anna: play W+10:R
ben: take
? turn cem
cem: draw
? out cem
? phase round-over
? winner anna
? score anna 500
