# X15b, L1a: the last round ended by leaving: the leaver scores it, the scores decide among those who count.
option rounds=1
option scoring=penalty
seats anna ben cem
hand anna R5 R6
hand ben  B0
top R9
score anna 20
score cem 10

ben: leave
? phase match-over
? winner anna
? score ben 0
? match cem
