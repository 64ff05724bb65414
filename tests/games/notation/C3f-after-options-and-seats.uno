# NOTATION: options as written, then the seats, and only then the start card.
seats anna
hand anna R5
start W+4
? refused C1
