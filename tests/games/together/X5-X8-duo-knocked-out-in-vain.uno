# X5c, X8: in duo a false contra at the limit ends the round.
mode duo
option uno_penalty=10
option hand_limit=15
option false_contra=10
seats anna ben
hand anna R5 R6 R7
hand ben  Y1 Y2 Y3 Y4 G1
top R9
draw G2 G3 G4 G5 B1 B2 B3 B4 B5 B6 B7 B8

anna: play R5
ben: contra anna ! C14
? out ben
? phase round-over
? winner anna
