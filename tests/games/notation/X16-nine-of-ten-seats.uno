# X16, NOTATION: ten cards would be too many for ten players; for nine, as one has left, they are not.
option hand_size=10
seats a b c d e f g h i j
away j
deal 00

? cards i 10
? cards j 0
? draw-pile 17
