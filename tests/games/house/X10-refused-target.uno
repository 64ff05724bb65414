mode classic
option elimination
option target=300
seats anna ben
? refused K2
