# X16a: in flip ten players take ten cards, of 112.
mode flip
option hand_size=11
seats a b c d e f g h i j
? refused X16
