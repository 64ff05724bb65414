# C18, L3: a match stopped between rounds: the round has its winner and its points, the match has no winner.
seats anna ben
hand anna R3
hand ben  R2 G3
top R4

anna: play R3
? phase round-over
table: stop
? phase match-over
? winner anna
? score anna 5
? match
