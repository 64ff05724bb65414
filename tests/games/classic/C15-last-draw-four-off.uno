# C15, C12: with last_card_draws off a last W+4 neither draws nor can it be challenged.
option last_card_draws=off
seats anna ben
hand anna W+4
hand ben  R4 R5
top R9
draw Y1 Y2 Y3 Y4

anna: play W+4:G
? phase round-over
? winner anna
? cards ben 2
? score anna 9
