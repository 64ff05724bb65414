# X14, K1.
mode duo
option last_exchange
seats anna ben
? refused K1
