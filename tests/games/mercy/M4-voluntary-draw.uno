# M4: one who may draw all the same draws one.
mode mercy
option voluntary_draw
seats anna ben
hand anna R1 G2 G3
hand ben  Y1 Y2
top R9
draw Y5 R6 R7
turn anna
anna: draw
? cards anna 4
? turn ben
