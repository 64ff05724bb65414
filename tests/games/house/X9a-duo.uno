# X9a, D8: the round broken off in duo: the winner scores 0, the other the cards held.
mode duo
option blitz
seats anna ben
hand anna R1 R2
hand ben  G1 GS W
top R5

table: time-up
? winner anna
? score anna 0
? score ben 26
? match anna
