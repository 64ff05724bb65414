# C11b: with bluff off a foul W+4 is not playable.
option bluff=off
seats anna ben
hand anna W+4 R1 G1
hand ben  G3 R4
top R9
draw Y1 Y2

anna: play W+4:G ! C11b
? legal anna: draw | play R1
anna: draw
? turn ben
? hand anna W+4 R1 G1 Y1
