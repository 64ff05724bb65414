# P1, V1: a card that does not answer the pending draw costs one, one that does is played.
option wrong_card
option stacking
seats anna ben
hand anna R+2 B1 B2
hand ben  G+2 R4 G3
top R9
draw Y1 Y2 Y3 Y4 Y5

anna: play R+2
ben: play R4 ! C5
? cards ben 4
? pending 2
ben: play G+2
? turn anna
? pending 4
anna: take
? cards anna 6
