# K2: the deck lacks an R10.
option complement=R10
seats anna ben
? refused K2
