# Target round under penalty: the lowest score of the round.
mode classic
option blitz
option scoring=penalty
option target=round
seats anna ben
hand anna R9 R8
hand ben  G1 G2 G4
top R5
turn anna

table: time-up
? winner anna
? match ben
