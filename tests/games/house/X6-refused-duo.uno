# X6, K1: in duo the challenge is fixed.
mode duo
option challenge
seats anna ben

? refused K1
