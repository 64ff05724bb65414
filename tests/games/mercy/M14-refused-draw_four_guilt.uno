# M14: not taken, with its mercy value neither (K1).
mode mercy
option draw_four_guilt=any
seats anna ben
? refused K1
