# M9: going right the next player is on the right.
mode mercy
seats anna ben cem
direction right
turn anna
hand anna W+X R1 R2
hand ben  Y1 Y3
hand cem  G2 Y4
top R9
draw Y5 B7 Y8 G1

anna: play W+X
? turn cem
cem: colour Y
? turn ben
