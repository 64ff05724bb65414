# C3f: a W+4 is never the start card, so a position cannot begin with one either.
seats anna ben
hand anna R1
hand ben R2
start W+4
? refused C3
