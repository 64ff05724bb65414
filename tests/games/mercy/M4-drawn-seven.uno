# M4, M10: a 7 drawn must be played, with a name.
mode mercy
seats anna ben cem
hand anna G1 G2
hand ben  Y1 Y2
hand cem  Y3
top R9
draw Y5 R7 R6

anna: draw
? phase drawn
? legal anna: play R7 > ben | play R7 > cem
anna: pass ! X4
