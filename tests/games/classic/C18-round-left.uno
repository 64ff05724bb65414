# C18, L1: a single round ended by leaving is for who is left, under penalty too, whatever others hold.
option target=round
option scoring=penalty
seats anna ben cem
hand anna W W
hand ben  B0
top R9

ben: leave               # cem is out of the round
? phase match-over
? match anna
? score anna 0
