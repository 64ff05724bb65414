# L2: the score of one who has left counts for no newcomer; of nobody is it taken away.
option scoring=penalty
seats anna ben cem
hand anna R5
hand ben  B9
hand cem  G1
top R9
score anna 120
score ben 300
score cem 200

anna: play R5
ben: leave
dora: join
? score dora 201
? score ben 309
