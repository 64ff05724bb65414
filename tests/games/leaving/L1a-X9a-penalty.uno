# L1a, X9a: broken off under penalty, leavers score what they held, and win nothing by it.
option blitz
option scoring=penalty
seats anna ben cem
hand anna R1 R2
hand ben  B1
hand cem  B7 B8 B9
top R5

ben: leave
table: time-up
? winner anna
? score anna 3
? score ben 1
? score cem 24
? match anna
