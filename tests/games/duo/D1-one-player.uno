# D1: one is too few.
mode duo
seats anna
? refused D1
