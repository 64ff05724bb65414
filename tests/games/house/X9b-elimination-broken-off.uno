# X9b, X10: broken off: who wins or shares the round takes the match, whatever the scores.
option elimination
option blitz
seats anna ben cem
hand anna R1 R2
hand ben  G1 G2
hand cem  B7 B8 B9
top R5
score cem 400

table: time-up
? match anna ben
? in cem
