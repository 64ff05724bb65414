# M9, P4, P5: asleep while a colour is to be named: a card; at the limit the next one names it.
mode mercy
option sleeping
option elimination
option hand_limit=15
seats anna ben cem
hand anna W+X R1 R2
hand ben  Y1 Y3 Y1 Y3 Y2 Y2 Y4 Y4 Y5 Y5 Y6 Y6 Y7
hand cem  G2 Y4
top R9
draw Y8 B7 G1 Y9

anna: play W+X
table: punish ben sleep
? cards ben 14
? turn ben
? phase colour
table: punish ben sleep
? out ben
? phase colour
? turn cem
cem: colour G
? turn cem
? phase play
? cards cem 2
cem: play G2
