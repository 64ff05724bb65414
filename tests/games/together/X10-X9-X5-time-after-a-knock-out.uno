# X10, X9, X5: time is up after a knock-out: who wins the round broken off takes the match.
option elimination
option hand_limit=15
option blitz
seats anna ben cem
hand anna B1 B2 B3 B4 B5 B6 B7 B8 Y1 Y2 Y3 Y4 Y6 Y7
hand ben  G1 G2 G5
hand cem  B9 B8 B3
top R9
draw Y5 R5 R6 R8
score anna 300

anna: draw
? out anna
table: time-up
? phase match-over
? winner ben
? match ben
? score ben 84
