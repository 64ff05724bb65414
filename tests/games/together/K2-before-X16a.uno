# K2, X16: the options come before the seats: a hand of 16 is K2, whatever the deck holds.
option hand_size=16
seats a b c d e f g h i j
? refused K2
