# X16a: fifteen cards for six, with ten left and more.
option hand_size=15
seats a b c d e f
deal 05

? cards f 15
? draw-pile 17
