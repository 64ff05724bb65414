# K1: duo does not take `draw_four_guilt=colour`.
mode duo
option draw_four_guilt=colour
seats anna ben
? refused K1
