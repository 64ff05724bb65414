# M11: all piles empty and hands near the limit: amounts are taken as far as there is something.
mode mercy
seats anna ben
hand anna R+2 Y1 Y2 Y3 Y4 Y5 Y6 Y8 Y9 G1 G2 G3 G4 G5 G6 G8 G9 B1 B2 B3 B4 B5 B6 B8
hand ben  Y1 Y2 Y3 Y4 Y5 Y6 Y8 Y9 G1 G2 G3 G4 G5 G6 G8 G9 B1 B2 B3 B4 B5 B6 B8 B9
top R9

anna: play R+2
ben: take
? out ben
? winner anna
