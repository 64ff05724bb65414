# X9b, X10: there, too, ties share.
option blitz
option elimination
seats anna ben cem dora
hand anna R5
hand ben  B1
hand cem  B2 B3
hand dora B4
top R9
score ben 10
score dora 10

anna: play R5
anna: leave
table: time-up
? match ben dora
