# X16: fifteen the most.
option hand_size=15
seats anna ben cem
deal 00

? cards anna 15
? cards cem 15
? draw-pile 62
