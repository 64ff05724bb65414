# K1: duo does not take `partner`.
mode duo
option partner
seats anna ben
? refused K1
