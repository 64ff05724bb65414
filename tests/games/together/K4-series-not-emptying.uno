# K4, V15, D6: a series that leaves a card may end in a 0.
mode duo
option no_zero_finish
seats anna ben
hand anna RR R0 R5 B3
hand ben G1 G2
top R9
draw B1

anna: play RR R5 R0 uno
? top R0
? turn ben
