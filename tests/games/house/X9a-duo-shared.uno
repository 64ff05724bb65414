# X9a, D8: shared, nobody has won it: each scores the cards held.
mode duo
option blitz
seats anna ben
hand anna R1 R2
hand ben  G1 G2
top R5

table: time-up
? score anna 3
? score ben 3
? match anna ben
