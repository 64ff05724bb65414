# M4, V10: if the piles run out, the turn ends.
mode mercy
seats anna ben
hand anna G1 G2 G3
hand ben  Y1 Y2
top R9
draw Y5 Y6
turn anna
anna: draw
? cards anna 5
? turn ben
