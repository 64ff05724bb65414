# X14, X5, X10: the last 0 hands on among those still in; the first knocked out is eliminated.
option last_exchange
option seven_o
option hand_limit=15
option elimination
seats anna ben cem dora
hand anna R0
hand ben  G1 G2 G3 G4 G5 G6 G7 G8 G9 Y1 Y2 Y3 Y4 Y6
hand cem  B1 B2
hand dora B3 B4 B5
top R9
draw Y5 Y6 Y7
turn ben

ben: draw
? out ben
cem: draw
dora: draw
anna: play R0
? cards anna 4
? cards cem 0
? cards dora 3
? winner cem
? score cem 94
table: next 0a
? cards ben 0
? cards anna 7
? cards cem 7
? cards dora 7
