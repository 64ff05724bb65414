# L1a: under penalty leavers score what they held, whoever wins the round.
option scoring=penalty
seats anna ben cem
hand anna R1
hand ben  R3 W
hand cem  R6 R7
top R9
score ben 20

ben: leave
? score ben 20           # when the round is over
anna: play R1
? winner anna
? score anna 0
? score ben 73
? score cem 13
