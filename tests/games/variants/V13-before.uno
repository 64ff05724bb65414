# V13: the call may be made before, on one's turn, holding one card.
option uno_uno
seats anna ben
hand anna R5
hand ben R6 B1
top R9
draw G1 G2

ben: say unouno ! C13
anna: say unouno
anna: play R5
? phase round-over
? winner anna
