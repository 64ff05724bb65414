# K2: hand_limit must be above the number of cards dealt.
option hand_limit=15
option hand_size=15
seats anna ben
? refused K2
