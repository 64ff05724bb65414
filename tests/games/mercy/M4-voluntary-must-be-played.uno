# M4, X4: of one who draws by choice, too, a card that may be played must be played.
mode mercy
option voluntary_draw
seats anna ben
hand anna R1 G2 G3
hand ben  Y1 Y2
top R9
draw R6 Y5 R7

anna: draw
? cards anna 4
? legal anna: play R6
anna: pass ! X4
