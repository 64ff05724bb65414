# M14: not taken, with its mercy value neither (K1).
mode mercy
option lass_mich
seats anna ben
? refused K1
