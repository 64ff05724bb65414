# M12: with last_card_draws a W+4R turns the direction first.
mode mercy
option target=round
option last_card_draws
seats anna ben cem
hand anna W+4R
hand ben  Y1 Y3
hand cem  Y2 Y4
top R9
draw Y5 B7 G1 G2 G3
turn anna
anna: play W+4R:G
? winner anna
? cards ben 2
? cards cem 6
