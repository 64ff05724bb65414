# X16, X5c: and end the round at once. This seed turns a +2.
option hand_size=14
option hand_limit=15
seats anna ben
dealer ben
deal 09

? out anna
? phase round-over
? winner ben
? score anna 0
table: next 09
? out ben
? winner anna
