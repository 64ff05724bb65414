# Cards and values of a team are added up.
mode classic
option blitz
option partner
seats anna ben cem dora
hand anna R1
hand ben  G1 G2
hand cem  B1 B2 B3 B4
hand dora B7 B8
top R5
draw Y1 Y2 Y3
turn anna

table: time-up
? winner ben
? winner dora
? score ben 11
