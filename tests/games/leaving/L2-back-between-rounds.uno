# L2: who left between rounds comes back with their own score, though others have more: nothing was missed.
option scoring=penalty
seats anna ben cem
hand anna R5
hand ben  B9
hand cem  G1
top R9
score anna 12
score ben 400
score cem 200

anna: play R5
anna: leave
? score anna 12
anna: join
? score anna 12
? score ben 409
anna: leave
anna: join
? score anna 12
