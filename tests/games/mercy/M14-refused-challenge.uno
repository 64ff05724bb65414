# M14: not taken, with its mercy value neither (K1).
mode mercy
option challenge=off
seats anna ben

? refused K1
