# C18: a single round; its winner takes the match, with any points or none.
option target=round
seats anna ben cem
hand anna R1
hand ben  B0
hand cem  G0
top R9

anna: play R1
? phase match-over
? winner anna
? score anna 0
? match anna
table: next 01 !
