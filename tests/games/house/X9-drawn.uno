# X9: time up while a drawn card waits: it counts in the hand.
option blitz
seats anna ben
hand anna R1
hand ben  G9 G8
top R9
draw R5

anna: draw
? phase drawn
table: time-up
? winner anna
? phase match-over
? score anna 17
? hand anna R1 R5
