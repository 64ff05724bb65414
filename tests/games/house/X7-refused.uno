mode classic
option uno_penalty=11
seats anna ben
? refused K2
