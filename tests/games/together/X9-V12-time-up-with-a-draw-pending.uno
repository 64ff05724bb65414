# X9, V12, X1: the first place is taken, the chain it left lapses; the active follow by their cards.
option play_on
option cross_stacking
option blitz
seats anna ben cem dora
hand anna R+2
hand ben  G1 G2 G3
hand cem  B7 B8
hand dora Y1 Y2 Y3 Y4
top R9
draw Y5 Y6 Y7 Y8 B1 B2 B3 B4

anna: play R+2
? place anna 1
? phase pending
? pending 2
table: time-up
? phase match-over
? place cem 2
? cards ben 3
