# X16: two cards are the fewest.
option hand_size=2
seats anna ben cem
deal 00

? cards anna 2
? cards cem 2
? draw-pile 101
