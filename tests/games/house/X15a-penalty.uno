# X15a, C18: under penalty the lowest score.
option rounds=1
option scoring=penalty
seats anna ben cem
hand anna R5
hand ben  B1
hand cem  B2
top R9
score anna 10
score ben 2

anna: play R5
? match cem
? score cem 2
