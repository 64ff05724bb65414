# K1: duo does not take `voluntary_draw=off`.
mode duo
option voluntary_draw=off
seats anna ben
? refused K1
