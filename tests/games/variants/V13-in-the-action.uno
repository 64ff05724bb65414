# V13: the last card with its call ends the round.
option uno_uno
seats anna ben
hand anna R5
hand ben R6 B1
top R9
draw G1 G2

anna: play R5 unouno
? phase round-over
? winner anna
