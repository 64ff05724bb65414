# M9, X5: knocked out before the colour is named: nobody draws, the next player names it and plays.
mode mercy
option questions
seats anna ben cem
hand anna W+X R1 R2
hand ben  Y1 Y2 Y3 Y4 Y5 Y6 Y8 Y9 G1 G2 G3 G4 G5 G6 G8 G9 B1 B2 B3 B4 B5 B6 B8 B9
hand cem  G2 Y4
top R9
draw B1 R3 R4

anna: play W+X
table: punish ben question
? out ben
? phase colour
? turn cem
cem: colour G
? cards cem 2
? turn cem
? phase play
