# X15a, X9a: the Nth round broken off: who holds the fewest cards scores, the scores decide.
option rounds=1
option blitz
seats anna ben cem
hand anna R5
hand ben  B1 B2
hand cem  B3 B4
top R9
score ben 10

table: time-up
? winner anna
? score anna 10
? match anna ben
