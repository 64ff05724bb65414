# L2, L1a: who left in the middle of a round has scored it, and is back with no less.
option scoring=penalty
seats anna ben cem
hand anna R5
hand ben  W W+4
hand cem  G1
top R9
score cem 60

ben: leave
anna: play R5
? score ben 100
ben: join
? score ben 100
? score cem 61
table: next 0c
? score ben 100
