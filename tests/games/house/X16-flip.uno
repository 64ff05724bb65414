# X16: in flip likewise.
mode flip
option hand_size=10
seats a b c d e f g h i j
deal 00

? cards a 10
? cards j 10
? draw-pile 11
