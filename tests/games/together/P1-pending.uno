# P1, V1: a card that does not answer, tried while a draw is pending, costs one; the draw stays pending.
option wrong_card
option stacking
seats anna ben cem
hand anna R+2 B5 Y2
hand ben R1 G2
hand cem B8 B9
top R9
draw G3 G4 G5 G6

anna: play R+2
ben: play R1 ! C5
? cards ben 3
? pending 2
? turn ben
cem: play B8 ! C5
? cards cem 3
ben: take
? cards ben 5
? turn cem
