# V12: the first place stands if it is taken, then the active; equals share the place (X9a).
mode classic
option blitz
option play_on
seats anna ben cem dora
hand anna R1
hand ben  G1 G2
hand cem  B1 B2
hand dora B7 B8 B9
top R5
draw Y1 Y2 Y3
turn anna

anna: play R1
table: time-up
? winner anna
? place anna 1
? place ben 2
? place cem 2
? place dora 4
? score anna 30
