# C15: with last_card_draws off nobody draws any more.
option last_card_draws=off
seats anna ben cem
hand anna R+2
hand ben  G+2 R4
hand cem  R6
top R9
draw Y1 Y2 Y3

anna: play R+2
? phase round-over
? hand ben G+2 R4
? draw-pile 3
? score anna 30
