# L2: who comes back under penalty has the highest score there, where their own is lower.
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
anna: leave
? score anna 120
anna: join
? score anna 309
