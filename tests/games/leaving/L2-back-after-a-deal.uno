# L2: who left between rounds and missed the next has the highest score of those who sit there.
option scoring=penalty
option hand_size=14
option hand_limit=15
seats anna ben cem
hand anna R5
hand ben  B9
hand cem  G1
top R9
score ben 300
score cem 200

anna: play R5
anna: leave
table: next 09
? phase round-over
? score anna 0
anna: join
? score anna 472
