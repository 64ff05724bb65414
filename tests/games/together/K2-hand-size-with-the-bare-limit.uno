# K2: the bare limit of 25 is above any number of cards dealt.
option hand_size=15
option hand_limit
seats anna ben
deal 00

? cards anna 15
