# D7, C16: with nothing left to draw the turn just ends.
mode duo
seats anna ben
hand anna G1 G2
hand ben Y3 Y4
top R9

anna: draw
? cards anna 2
? turn ben
