# L1a, X9a: for the fewest cards a leaver does not count; what was held counts for who wins the round broken off.
option blitz
seats anna ben cem
hand anna R1 R2
hand ben  B0
hand cem  B7 B8 B9
top R5

ben: leave
table: time-up
? winner anna
? score anna 24
? score ben 0
