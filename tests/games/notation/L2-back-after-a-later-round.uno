# L2, NOTATION: who was away when the round was dealt comes back with the highest score, if it is higher.
option scoring=penalty
option hand_size=14
option hand_limit=15
seats anna ben lea
round 2
away lea
score lea 50
score ben 20
dealer ben
deal 09

? phase round-over
? score lea 50
lea: join
? score anna 183
? score ben 196
? score lea 196
table: next 05
? cards lea 14
