# X12, K1.
mode duo
option must_swap
seats anna ben

? refused K1
