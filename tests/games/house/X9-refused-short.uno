mode classic
option blitz=29
seats anna ben
? refused K2
