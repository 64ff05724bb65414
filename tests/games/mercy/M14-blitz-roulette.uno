# M14, X9, M9: time up while a roulette waits for its colour: nobody draws.
mode mercy
option blitz
seats anna ben cem
hand anna W+X R1 R2
hand ben  Y1 Y3
hand cem  G2 Y4 Y5
top R9
draw Y5 W+6 B7 G8 B1

anna: play W+X
? phase colour
table: time-up
? phase match-over
? winner anna
? cards ben 2
ben: colour G ! C5
