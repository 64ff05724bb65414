# M14: not taken, with its mercy value neither (K1).
mode mercy
option show_backs
seats anna ben
? refused K1
