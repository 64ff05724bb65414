# K1: duo does not take `play_on`.
mode duo
option play_on
seats anna ben
? refused K1
