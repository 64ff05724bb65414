# P1, V11: while a gesture is due no try costs anything.
option wrong_card
option action_uno
seats anna ben
hand anna R3 B5 Y2
hand ben R1 G2 G4
top R9
draw G3 G5 G6

anna: play R3
ben: play G2 ! C5
? cards ben 3
? phase gesture
