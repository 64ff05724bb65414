# V13, D6: with it the round is won.
mode duo
option uno_uno
seats anna ben
hand anna RR R1 RS
hand ben R6 B8
top R9
draw G1 G2 G3

anna: play RR R1 RS unouno
? winner anna
? score ben 14
