# X9b, X15a: of several rounds likewise: time is up first.
option blitz
option rounds=3
seats anna ben
hand anna R5
hand ben  B1
top R9
score ben 40

anna: play R5
? phase round-over
table: time-up
? match ben
