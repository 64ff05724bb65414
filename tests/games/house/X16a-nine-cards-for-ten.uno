# X16a: nine cards are dealt to ten: of 108 there remain more than ten.
option hand_size=9
seats a b c d e f g h i j
deal 05

? cards a 9
? draw-pile 17
