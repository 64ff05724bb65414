# X14: what it needs is judged after the options as written, before the seats.
option last_exchange
option partner
seats anna ben cem
? refused K2
