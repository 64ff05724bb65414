mode classic
option hand_limit=14
seats anna ben
? refused K2
