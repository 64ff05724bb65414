# C3f: a wild draw four as the start card would go back; that is told without a position around it.
seats anna ben
start W+4
? refused C3f
