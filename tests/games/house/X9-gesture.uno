# X9: time up while a gesture is due: nobody draws for it.
option blitz
option action_uno=3:all
seats anna ben
hand anna R3 R1
hand ben  G9 G8
top R9
draw R5

anna: play R3 uno
? phase gesture
table: time-up
? phase match-over
? cards ben 2
? winner anna
ben: gesture ! C5
