# M4, C6: nobody draws by choice.
mode mercy
seats anna ben
hand anna R1 G2 G3
hand ben  Y1 Y2
top R9
draw Y5 Y6
turn anna
anna: draw ! C6
