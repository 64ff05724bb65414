# X9, K2: up to 7200.
option blitz=7201
seats anna ben

? refused K2
