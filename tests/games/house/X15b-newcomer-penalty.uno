# X15b, L2: under penalty a newcomer begins with the highest score.
option rounds=2
option scoring=penalty
seats anna ben
hand anna R5
hand ben  B1
top R9
score anna 600

anna: play R5
? phase round-over
cem: join
? score cem 600
