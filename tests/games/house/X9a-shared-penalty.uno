# X9a: a shared round under penalty: everybody scores their own hand all the same.
option blitz
option scoring=penalty
option target=round
seats anna ben cem
hand anna R1 R2
hand ben  G1 G2
hand cem  B7 B8 B9
top R5

table: time-up
? score anna 3
? score cem 24
? match anna ben
