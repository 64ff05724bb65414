# X9b: under penalty the lowest score of one who has left does not win either.
option blitz
option scoring=penalty
seats anna ben cem
hand anna R5
hand ben  B1
hand cem  B2
top R9
score ben 20
score cem 30

anna: play R5
anna: leave
table: time-up
? match ben
