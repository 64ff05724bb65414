# M11: a position with such a hand is refused.
mode mercy
seats anna ben
hand anna Y1 Y2 Y3 Y4 Y5 Y6 Y8 Y9 G1 G2 G3 G4 G5 G6 G8 G9 B1 B2 B3 B4 B5 B6 B8 B9  R1
hand ben  R2
top R9
? refused M11
