# F3, NOTATION: a start card that would go back is refused: in flip a W+2.
mode flip
seats anna ben
hand anna R5/P1
hand ben R6/P2
start W+2/P3
? refused F3
