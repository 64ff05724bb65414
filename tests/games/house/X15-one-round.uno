# X15: with its last round the match ends, in the same action, by the scores and not by the round (X15a).
option rounds=1
seats anna ben cem
hand anna R5
hand ben  B1
hand cem  B2
top R9
score ben 40

anna: play R5
? phase match-over
? winner anna
? score anna 3
? match ben
