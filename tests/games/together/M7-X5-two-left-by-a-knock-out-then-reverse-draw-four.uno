# M7, X5c, X10, M13: two are left after a knock-out: a W+4R is one's own; taken, it knocks its player out, and the round is the other's.
mode mercy
option hand_limit=15
option elimination
seats anna ben cem
hand anna W+4R Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y8 B1 B2
hand ben  Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y7 B1 B2 B3 B4 B5
hand cem  G1 G2
top R9
turn ben
draw B6 B7 B8 B7 B8 R5 G5 G6 B7 B8

ben: draw
? out ben
? turn cem
cem: draw
? cards cem 7
cem: play R5
anna: play W+4R:G
? turn anna
? pending 4
anna: take
? out anna
? phase round-over
? winner cem
? score cem 500
table: next 00
? in anna
? out ben
