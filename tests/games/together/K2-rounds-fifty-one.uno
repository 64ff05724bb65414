# K2, X15: at most fifty rounds.
option rounds=51
seats anna ben
? refused K2
