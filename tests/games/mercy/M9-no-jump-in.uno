# M9: no jump-in on it, while the colour is named nor after.
mode mercy
option jump_in_wild
seats anna ben cem
hand anna W+X R1 R2
hand ben  Y1 Y3
hand cem  W+X Y4
top R9
draw Y5 B7 G1
turn anna
anna: play W+X
cem: jump W+X ! C5
ben: colour Y
cem: jump W+X ! C5
