# X9b: a shared round leaves the match to the scores.
option blitz
seats anna ben cem
hand anna R1 R2
hand ben  G1 G2
hand cem  B7 B8 B9
top R5
score cem 100

table: time-up
? match cem
? score cem 100
