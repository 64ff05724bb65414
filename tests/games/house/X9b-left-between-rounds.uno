# X9b: between rounds only those still seated count: who has left does not win, with the best score and the round.
option blitz
seats anna ben cem
hand anna R5
hand ben  B1
hand cem  B2
top R9
score anna 300
score ben 20
score cem 10

anna: play R5
? phase round-over
anna: leave
? phase round-over
table: time-up
? phase match-over
? match ben
? score anna 303
