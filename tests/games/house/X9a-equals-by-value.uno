# Of equals the lowest value.
mode classic
option blitz=30
option target=round
seats anna ben cem
hand anna R1 R9
hand ben  G1 G2
hand cem  B7 B8 B9
top R5
draw Y1 Y2 Y3
turn anna

table: time-up
? winner ben
? match ben
? score ben 34
