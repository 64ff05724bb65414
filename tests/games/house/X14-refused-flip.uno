# X14, K2: flip has no 0.
mode flip
option seven_o
option last_exchange
seats anna ben
? refused K2
