# M1, M2: six players, one deck of 168: seven each.
mode mercy
seats a b c d e f
deal 02

? cards f 7
? draw-pile 125
