# M1, NOTATION: seven are too many, and one more who has left changes nothing.
mode mercy
seats a b c d e f g h
away h
? refused M1
