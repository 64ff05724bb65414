# L2: who left in the middle of a round comes back with the highest score there, where their own is lower.
option scoring=penalty
seats anna ben cem
hand anna R5
hand ben  B9
hand cem  G1
top R9
score anna 120
score ben 300
score cem 200

cem: leave
anna: play R5
? score cem 201
cem: join
? score cem 309
cem: leave
cem: join
? score cem 309
