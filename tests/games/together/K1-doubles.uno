# K1: duo does not take `doubles`.
mode duo
option doubles
seats anna ben
? refused K1
