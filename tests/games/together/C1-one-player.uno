# K2, C1: one player cannot play classic.
seats anna
? refused C1
