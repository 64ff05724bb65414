# K2: in the other order, too.
option hand_size=15
option hand_limit=15
seats anna ben
? refused K2
