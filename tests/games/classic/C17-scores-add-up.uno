# C17: the points of a round are added to what the winner has already.
option scoring=winner
seats anna ben
hand anna R1
hand ben  R+2 B7
top R9
score anna 120
score ben 460

anna: play R1
? phase round-over
? score anna 147
? score ben 460
