# X9, X10, X5: the match is over at once; who holds fewest cards wins it, the knocked out do not count.
option elimination
option hand_limit=15
option blitz
seats anna ben cem
hand anna R5 R6 R7
hand ben  Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9 B1 B2 B3 B4 B5
hand cem  G1 G2
top R9
draw W W+4 Y5 Y6 Y7 Y8

anna: play R5
ben: draw
? out ben
? turn cem
table: time-up
? phase match-over
? winner cem
? match cem
cem: play G1 !
table: next 00 !
