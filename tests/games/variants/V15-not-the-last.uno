# V15: a 0 is not played as the last card.
option no_zero_finish
seats anna ben
hand anna R0
hand ben R6 B1
top R9
draw G1 G2

? legal anna: draw
anna: play R0 ! V15
anna: draw
? turn ben
? cards anna 2
