# X15, NOTATION: the same deal as the second of three rounds: the match goes on.
option hand_size=14
option hand_limit=15
option rounds=3
seats anna ben
round 2
score anna 900
dealer ben
deal 09

? winner ben
? phase round-over
table: next 09
? winner anna
? phase match-over
? match anna
