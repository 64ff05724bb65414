# L2: and their own where that is higher.
option scoring=penalty
seats anna ben cem
hand anna R5
hand ben  B9
hand cem  G1
top R9
score anna 120
score ben 300
score cem 200

ben: leave
anna: play R5
ben: join
? score ben 309
? score cem 201
