# M1, NOTATION: six of seven seats are dealt to.
mode mercy
seats a b c d e f g
away g
dealer f
deal 00

? cards g 0
? cards f 7
