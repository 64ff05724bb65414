# K1: duo does not take `complement=B5`.
mode duo
option complement=B5
seats anna ben
? refused K1
