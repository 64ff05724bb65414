# C15, V17: the last card was an R that sent the draw back: the player before draws it.
option retour_kutsche
seats anna ben cem
hand anna R+2 B1 B2
hand ben  RR
hand cem  Y6
top R9
draw Y1 Y2 Y3

anna: play R+2
ben: play RR
? phase round-over
? winner ben
? hand anna B1 B2 Y1 Y2
? hand cem Y6
? score ben 12
