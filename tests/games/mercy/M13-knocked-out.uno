# M13: the winner also gets 250 for each player knocked out, whose cards do not count.
mode mercy
seats anna ben cem
hand anna W+10 R1
hand ben  Y1 Y2 Y3 Y4 Y5 Y6 Y8 Y9 G1 G2 G3 G4 G5 G6 G8 G9 B1 B2 B3 B4 B5 B6 B8 B9 
hand cem  Y2 Y4
top R9
draw R3 R4 R5 R6 R8
turn anna
anna: play W+10:R uno
ben: take
? out ben
cem: draw
cem: play R4
anna: play R1
? winner anna
? score anna 256
