# X15: a position is the first round, with scores as well.
option rounds=2
seats anna ben
hand anna R5
hand ben  B1
top R9
score anna 600
score ben 600

anna: play R5
? phase round-over
