# X2, K1: Duo has D6.
mode duo
option several
seats anna ben
? refused K1
