# M14: not taken, with its mercy value neither (K1).
mode mercy
option forced_play
seats anna ben

? refused K1
