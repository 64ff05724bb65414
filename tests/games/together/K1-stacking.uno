# K1: duo does not take `stacking`.
mode duo
option stacking
seats anna ben
? refused K1
