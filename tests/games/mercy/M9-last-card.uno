# M9, M12: as the last card of a round it does nothing, with last_card_draws neither.
mode mercy
option target=round
option last_card_draws
seats anna ben
hand anna W+X
hand ben  Y1 Y3
top R9
draw Y5 B7
turn anna
anna: play W+X
? winner anna
? cards ben 2
