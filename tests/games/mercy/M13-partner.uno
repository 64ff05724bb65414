# M13, V9: 250 for those of another team alone; the partner's knock-out brings nothing.
mode mercy
option partner
seats anna ben cem dora
hand anna W+10 R1
hand ben  Y1 Y2 Y3 Y4 Y5 Y6 Y8 Y9 G1 G2 G3 G4 G5 G6 G8 G9 B1 B2 B3 B4 B5 B6 B8 B9
hand cem  Y1 Y2 Y3 Y4 Y5 Y6 Y8 Y9 G1 G2 G3 G4 G5 G6 G8 G9 B1 B2 B3 B4 B5 B6 B8 B9
hand dora Y2 R4
top R9
draw R3 B4 R5 R6 R8

anna: play W+10:R uno
ben: take
? out ben
cem: draw
? out cem
dora: play R4 uno
anna: play R1
? winner anna
? winner cem
? score anna 252
