# K3, K2: a flip table refuses the pair as well.
mode flip
option partner
option play_on
seats anna ben cem dora
? refused K2
