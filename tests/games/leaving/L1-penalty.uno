# L1, L1a, C17: under scoring=penalty the leaver alone scores, who is left nothing; whoever is left alone wins the match.
option scoring=penalty
seats anna ben
hand anna W W
hand ben  R3 R4
top R9
draw Y1
score anna 300
score ben 5

ben: leave
? phase match-over
? winner anna
? score anna 300
? score ben 12
? match anna
