# P1, V15: a 0 tried as the last card costs one; afterwards it is no longer the last.
option wrong_card
option no_zero_finish
seats anna ben
hand anna R0
hand ben R1 G2
top R9
draw G3 G5 G6

anna: play R0 ! V15
? hand anna R0 G3
? turn anna
? legal anna: draw | play R0
anna: play R0 uno
? turn ben
