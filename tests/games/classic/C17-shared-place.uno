# C17, C18: a tie for the lowest score: the players share the first place.
option scoring=penalty
option target=100
seats anna ben cem
hand anna R1
hand ben  R7
hand cem  W
top R9
score anna 20
score ben 13
score cem 60

anna: play R1
? phase match-over
? score anna 20
? score ben 20
? score cem 110
? match anna ben
