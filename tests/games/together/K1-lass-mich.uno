# K1: duo does not take `lass_mich`.
mode duo
option lass_mich
seats anna ben
? refused K1
