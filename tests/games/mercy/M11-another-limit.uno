# M11, M14: the number can be chosen; off it is not (K2).
mode mercy
option hand_limit=off
seats anna ben
? refused K2
