# X7, K2: from 1.
option uno_penalty=0
seats anna ben

? refused K2
