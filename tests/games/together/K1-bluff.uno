# K1: duo does not take `bluff=off`.
mode duo
option bluff=off
seats anna ben
? refused K1
