# K2: in the other order, too.
option rounds=3
option elimination
seats anna ben cem
? refused K2
