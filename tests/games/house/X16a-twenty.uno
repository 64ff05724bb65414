# X16a: up to ten cards for twenty players.
option hand_size=10
seats a b c d e f g h i j k l m n o p q r s t
deal 00

? cards t 10
? draw-pile 15
