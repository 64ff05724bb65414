# C15, V4: the last card exchanges nothing and ends the round.
option seven_o
seats anna ben cem
hand anna R7
hand ben  G3 G4
hand cem  G6
top R9
draw Y1

anna: play R7
? phase round-over
? winner anna
? cards anna 0
? cards ben 2
? score anna 13
