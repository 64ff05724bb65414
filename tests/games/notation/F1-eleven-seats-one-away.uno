# F1, NOTATION: ten of eleven seats are dealt to.
mode flip
seats a b c d e f g h i j k
round 2
away e
deal 00

? cards e 0
? cards k 7
? draw-pile 41
