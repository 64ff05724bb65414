# M14: not taken (K1).
mode mercy
option seven_o=zero
seats anna ben

? refused K1
