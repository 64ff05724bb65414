# K2, X16: at most fifteen cards.
option hand_size=16
seats anna ben
? refused K2
