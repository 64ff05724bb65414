# C17: under scoring=penalty the match ends when somebody reaches the target; the lowest score wins, not the winner of the round.
option scoring=penalty
seats anna ben cem
hand anna R1
hand ben  Y9 G5
hand cem  W
top R9
score anna 480
score ben 100
score cem 450

anna: play R1
? phase match-over
? winner anna
? score anna 480
? score ben 114
? score cem 500
? match ben
