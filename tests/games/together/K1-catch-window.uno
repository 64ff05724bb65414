# K1: duo does not take `catch_window=last_card`.
mode duo
option catch_window=last_card
seats anna ben
? refused K1
