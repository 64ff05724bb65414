# K2, C18: a target below 1, however far below.
option target=-1
seats anna ben
? refused K2
