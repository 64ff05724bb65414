# C15, V1: with last_card_draws off the whole pending amount lapses with the last card.
option stacking
option last_card_draws=off
seats anna ben cem
hand anna R+2 B1
hand ben  G+2
hand cem  Y6
top R9
draw Y1 Y2 Y3 Y4 Y5

anna: play R+2 uno
ben: play G+2
? phase round-over
? hand cem Y6
? draw-pile 5
? score ben 7
