# L1, L3, C17: under scoring=penalty a round won by leaving is not scored either; whoever is left alone wins the match.
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
? score ben 5
? match anna
