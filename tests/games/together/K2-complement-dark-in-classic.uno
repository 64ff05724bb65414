# K2: classic has no pink five.
option complement=P5
seats anna ben
? refused K2
