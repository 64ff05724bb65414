# C18: a single round under scoring=penalty goes to the lowest score; a hand worth nothing shares the place.
option target=round
option scoring=penalty
seats anna ben cem
hand anna R1
hand ben  B0
hand cem  G3
top R9

anna: play R1
? phase match-over
? winner anna
? score ben 0
? score cem 3
? match anna ben
