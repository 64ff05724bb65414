# X8, K2: 1 to 10.
option false_contra=11
seats anna ben

? refused K2
