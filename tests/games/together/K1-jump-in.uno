# K1: duo does not take `jump_in`.
mode duo
option jump_in
seats anna ben
? refused K1
