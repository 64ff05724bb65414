# X16a: ten players take up to nine cards.
option hand_size=10
seats a b c d e f g h i j
? refused X16
