# Under penalty everybody scores their own hand; the lowest score wins.
mode classic
option blitz
option scoring=penalty
seats anna ben cem
hand anna R1 R2
hand ben  G1 G2 G4
hand cem  B7 B8 B9
top R5
score anna 50
turn anna

table: time-up
? winner anna
? score anna 53
? score ben 7
? score cem 24
? match ben
