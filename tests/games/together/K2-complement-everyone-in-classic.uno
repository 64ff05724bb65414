# K2: nor an E.
option complement=E
seats anna ben
? refused K2
