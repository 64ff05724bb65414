# K2, X16: at least two cards.
option hand_size=1
seats anna ben
? refused K2
