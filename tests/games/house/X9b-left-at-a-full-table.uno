# X9b: ties among those still seated share; whoever came in between counts as well.
option blitz
seats anna ben cem dora
hand anna R5
hand ben  B1
hand cem  B2
hand dora B3
top R9
score ben 20
score cem 20

anna: play R5
anna: leave
emil: join
table: time-up
? match ben cem
