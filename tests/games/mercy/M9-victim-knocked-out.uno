# M9, X5: the roulette may knock its victim out; the named colour stands, the next player is on.
mode mercy
seats anna ben cem
hand anna W+X R1 R2
hand ben  Y1 Y2 Y3 Y4 Y5 Y6 Y8 Y9 G1 G2 G3 G4 G5 G6 G8 G9 B1 B2 B3 B4 B5 B6 B8 B9 
hand cem  Y2 Y4
top R9
draw B1 R3 R4
turn anna
anna: play W+X
ben: colour R
? out ben
? colour R
? turn cem
? phase play
