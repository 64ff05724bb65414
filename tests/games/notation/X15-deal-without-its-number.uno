# X15, NOTATION: a deal is the first round where `round` is not said, points before it or not.
option hand_size=14
option hand_limit=15
option rounds=2
seats anna ben
score anna 900
dealer ben
deal 09

? phase round-over
table: next 09
? phase match-over
