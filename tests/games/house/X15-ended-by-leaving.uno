# X15: a round ended by leaving is one as well.
option rounds=1
seats anna ben cem
hand anna R5 R6
hand ben  B1
top R9
score cem 20
score anna 10

ben: leave               # cem is out of the round, and in the match
? phase match-over
? winner anna
? score anna 10
? match cem
