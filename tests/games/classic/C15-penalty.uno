# C15, C17: under scoring=penalty the cards drawn for the last card count for the one who drew them.
option scoring=penalty
seats anna ben cem
hand anna R+2
hand ben  R4
hand cem  R6
top R9
draw Y8 Y9

anna: play R+2
? phase round-over
? score anna 0
? score ben 21
? score cem 6
