# M9, V9, L1: under partner whose victim leaves is played on: the stand-in names the colour and draws.
mode mercy
option partner
seats anna ben cem dora
hand anna W+X R1 R2
hand ben  Y1 Y3
hand cem  G2 Y4
hand dora G3 Y6
top R9
draw Y5 B7 G1 Y7

anna: play W+X
ben: leave
? phase colour
? turn ben
ben: colour B
? cards ben 4
? turn cem
? colour B
