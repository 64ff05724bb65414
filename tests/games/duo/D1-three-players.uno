# D1: three are too many.
mode duo
seats anna ben cem
? refused D1
