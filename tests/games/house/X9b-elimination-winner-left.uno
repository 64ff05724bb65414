# X9b, X10: the last round's winner if still seated, else those seated by their scores; who was eliminated counts for nothing.
option blitz
option elimination
seats anna ben cem dora
hand anna R5
hand ben  B1
hand cem  B2 B3
hand dora B4
top R9
score ben 5
score cem 400
score dora 10

anna: play R5
? out cem
anna: leave
? phase round-over
table: time-up
? match dora
