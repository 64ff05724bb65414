# X15a, V9: the team with the best score.
option rounds=1
option partner
seats anna ben cem dora
hand anna R5
hand ben  B1
hand cem  B2
hand dora B3
top R9
score ben 10

anna: play R5
? score anna 4
? match ben dora
