# F1: one is too few.
mode flip
seats anna
? refused F1
