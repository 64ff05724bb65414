# K2: in duo too.
mode duo
option target=0
seats anna ben
? refused K2
