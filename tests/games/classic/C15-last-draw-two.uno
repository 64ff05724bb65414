# C15: the last card is a +2: the next player still draws before the scoring, and cannot answer.
option last_card_draws
option stacking
seats anna ben cem
hand anna R+2
hand ben  G+2 R4
hand cem  R6
top R9
draw Y1 Y2 Y3

anna: play R+2
? phase round-over
? hand ben G+2 R4 Y1 Y2
? hand cem R6
? score anna 33          # 20+4+1+2 and 6
