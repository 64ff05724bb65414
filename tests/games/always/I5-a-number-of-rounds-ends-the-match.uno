# I5, X15: a number of rounds ends a match that no number of points would. With this seed each round ends at the deal (X16).
option rounds=3
option target=1000000
option hand_size=14
option hand_limit=15
seats anna ben
deal 09

? phase round-over
table: next 09
? phase round-over
table: next 09
? phase match-over
