# M1: two to six.
mode mercy
seats a b c d e f g
? refused M1
