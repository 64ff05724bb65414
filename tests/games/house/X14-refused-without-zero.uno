# X14, K2: it needs V4's 0.
option last_exchange
seats anna ben
? refused K2
