# X5, V10: with nothing left to draw below the limit the turn just ends.
option hand_limit=15
option endless_draw
seats anna ben
hand anna B1 B2 B3 B4 G1 G2 G3 G4 Y1 Y2 Y3 Y4
hand ben  Y5 Y6
top R9
draw Y6 Y7

anna: draw
? in anna
? cards anna 14
? turn ben
