# V17, C15: an R as last card ends the round; the whole amount is still drawn, by the player before.
option retour_kutsche
seats anna ben cem
hand anna R+2 Y1 Y2
hand ben RR
hand cem B1 B2
top R9
draw G1 G2 G3

anna: play R+2
ben: play RR
? phase round-over
? winner ben
? hand anna Y1 Y2 G1 G2
? cards cem 2
? score ben 9
