# X15a: by the scores, ties share.
option rounds=1
seats anna ben cem
hand anna R5
hand ben  B1
hand cem  B2
top R9
score ben 3

anna: play R5
? score anna 3
? match anna ben
