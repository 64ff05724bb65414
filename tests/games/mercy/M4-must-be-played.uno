# M4: what may be played when it was drawn must be played (X4).
mode mercy
seats anna ben
hand anna G1 G2 G3
hand ben  Y1 Y2
top R9
draw Y5 R5 R6
turn anna
anna: draw
? phase drawn
anna: pass ! X4
? legal anna: play R5
anna: play R5
? turn ben
