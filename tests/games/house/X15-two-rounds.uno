# X15, C18: a round before the last ends in round-over, the last in match-over.
option rounds=2
option hand_size=14
option hand_limit=15
seats anna ben
hand anna R5
hand ben  B1
top R9

anna: play R5
? phase round-over
? score anna 1
table: next 09
? phase match-over
? winner anna
? match anna
