# M4, C16: with no card left to draw the turn just ends, and amounts are taken as far as they go.
mode mercy
seats anna ben
hand anna G1 R+2 G3
hand ben  Y1 Y2
top R9

anna: play R+2
ben: take
? cards ben 3
? turn anna
anna: draw
? cards anna 2
? turn ben
