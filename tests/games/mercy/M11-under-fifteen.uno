# M11, K2: from 15.
mode mercy
option hand_limit=14
seats anna ben
? refused K2
