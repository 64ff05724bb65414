# X14, K2: seven_o=seven is not enough.
option last_exchange
option seven_o=seven
seats anna ben
? refused K2
