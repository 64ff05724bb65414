# M4: with nothing to play one draws until a card may be played.
mode mercy
seats anna ben
hand anna G1 G2 G3
hand ben  Y1 Y2
top R9
draw Y5 Y6 B7 R5 R6
turn anna
anna: draw
? cards anna 7
? phase drawn
? draw-pile 1
anna: play R5
? turn ben
