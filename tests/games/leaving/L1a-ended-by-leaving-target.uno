# L1a, C17: a leaver may reach the target with it: the match goes to the lowest score of those left.
option scoring=penalty
seats anna ben cem
hand anna R1 W
hand ben  W R3
top R9
score anna 10
score ben 450
score cem 5

ben: leave
? phase match-over
? winner anna
? score ben 503
? match cem
