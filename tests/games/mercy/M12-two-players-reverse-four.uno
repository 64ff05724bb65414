# M12, M7: with last_card_draws and two players the other draws the four.
mode mercy
option last_card_draws
option target=round
seats anna ben
hand anna W+4R
hand ben  Y1 Y3
top R9
draw Y5 B7 G1 G2 G3

anna: play W+4R:G
? winner anna
? cards ben 6
