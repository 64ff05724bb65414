mode duo
option elimination
seats anna ben
? refused K1
