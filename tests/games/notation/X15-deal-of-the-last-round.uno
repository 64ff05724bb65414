# X15, NOTATION: a deal is the round that `round` says, with the match points before it; this is the
# last one. This seed turns a +2, which knocks anna out (X16).
option hand_size=14
option hand_limit=15
option rounds=3
seats anna ben
round 3
score anna 900
score ben 5
dealer ben
deal 09

? out anna
? winner ben
? phase match-over
? score anna 900
? match anna
