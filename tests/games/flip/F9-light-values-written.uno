# F9: the light faces count, as without the option, though the round ends on the dark side.
mode flip
option flip_values=light
option last_card_draws=off
seats anna ben
side dark
hand anna R5/P3
hand ben  R1/VE Y+1/W+C
top G2/P9

anna: play P3
? winner anna
? score ben 11
? score anna 0
