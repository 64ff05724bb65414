# Time up in the round: who wins it takes the match; between rounds the last round's winner (X9b).
mode classic
option elimination
option blitz
seats anna ben cem
hand anna R1
hand ben  G1 G2
hand cem  B7 B8 B9
top R5
score ben 400
draw Y1 Y2 Y3
turn anna

anna: play R1
table: time-up
? match anna
