# X10, X5d, L1: one is knocked out, another leaves: no points, nobody is eliminated, and the next round has both.
option elimination
option hand_limit=15
seats anna ben cem
hand anna B1 B2 B3 B4 B5 B6 B7 B8 Y1 Y2 Y3 Y4 Y6 Y7
hand ben  G1 G2
hand cem  B1 B2
top R9
draw Y5 R5 R6 R8

anna: draw
? out anna
cem: leave
? phase round-over
? winner ben
? score ben 0
table: next 0a
? in anna
? cards anna 7
? cards ben 7
