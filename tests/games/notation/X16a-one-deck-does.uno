# X16a, NOTATION: seven cards for nine of eleven seats come from one deck.
seats a b c d e f g h i j k
round 4
away j
away k
deal 00

? draw-pile 44
