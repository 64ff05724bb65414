# M14: not taken, with its mercy value neither (K1).
mode mercy
option must_swap
seats anna ben

? refused K1
