# K2, X15: at least one round.
option rounds=0
seats anna ben
? refused K2
