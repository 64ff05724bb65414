# After every round the one who holds most cards leaves the match, and keeps the score.
mode classic
option elimination
seats anna ben cem
hand anna R1
hand ben  G1 G2
hand cem  B7 B8 B9
top R5
draw Y1 Y2 Y3
turn anna

anna: play R1
? phase round-over
? out cem
? in ben
? score anna 27
? score cem 0
cem: join ! X10
dora: join ! X10
table: next 00
? phase play
? cards cem 0
? cards ben 7
