mode classic
option partner
option elimination
seats anna ben cem dora
? refused K2
