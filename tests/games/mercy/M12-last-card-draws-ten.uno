# M12: with last_card_draws a W+10 is drawn before scoring, up to the limit.
mode mercy
option last_card_draws
option target=round
seats anna ben cem
hand anna W+10
hand ben  Y1 Y3
hand cem  Y2 Y4
top R9
draw Y5 B7 G1 G2 G3 Y6 Y7 Y8 Y9 G4 G5

anna: play W+10:G
? winner anna
? cards ben 12
