# Still equal: they share it, nobody wins and nobody scores; with target round they share the match.
mode classic
option blitz=7200
option target=round
seats anna ben cem
hand anna R1 R2
hand ben  G1 G2
hand cem  B7 B8 B9
top R5
draw Y1 Y2 Y3
turn anna

table: time-up
? phase match-over
? match anna ben
? score anna 0
? score ben 0
