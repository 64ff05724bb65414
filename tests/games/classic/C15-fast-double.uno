# C15, V3: a pair as the last two cards ends the round.
option fast_doubles
seats anna ben
hand anna R5 R5
hand ben  R4 W
top R9
draw Y8 Y9

anna: play R5 R5
? phase round-over
? winner anna
? score anna 54
