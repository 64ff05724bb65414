# K2: a target below 1.
option target=0
seats anna ben
? refused K2
