# K1: duo does not take `last_card_draws=off`.
mode duo
option last_card_draws=off
seats anna ben
? refused K1
