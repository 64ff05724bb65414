# C1: one player cannot play.
mode classic
seats anna
? refused C1
