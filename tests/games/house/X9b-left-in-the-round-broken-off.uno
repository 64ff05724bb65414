# X9b, L1a: nor who left in the round broken off without a place.
option blitz
seats anna ben cem
hand anna R5
hand ben  B1
hand cem  B2 B3
top R9
score anna 300
score cem 20

anna: leave
table: time-up
? winner ben
? score ben 10
? match cem
