# M14: not taken (K1).
mode mercy
option last_exchange
seats anna ben

? refused K1
