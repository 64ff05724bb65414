# The round broken off is won by who holds the fewest cards; the match by the scores.
mode classic
option blitz
seats anna ben cem
hand anna R1 R2
hand ben  G1 G2 G3
hand cem  B7 B8 B9
top R5
draw Y1 Y2 Y3
score cem 100
turn anna

table: time-up
? phase match-over
? winner anna
? score anna 30
? match cem
