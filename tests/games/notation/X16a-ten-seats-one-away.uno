# X16a, NOTATION: eleven cards are too many for nine of ten seats: such a match takes one deck.
option hand_size=11
seats a b c d e f g h i j
away j
? refused X16
