# X16: bare, five cards; two players, as anywhere.
option hand_size
seats anna ben cem
deal 01

? cards anna 5
? cards ben 5
? cards cem 5
? draw-pile 92
