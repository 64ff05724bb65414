# K1: duo does not take `scoring=winner`.
mode duo
option scoring=winner
seats anna ben
? refused K1
