# X5b, P1: a wrong card may knock out, on one's own turn and out of it.
option hand_limit=15
option wrong_card
seats anna ben cem
hand anna Y1 Y2 Y3 Y4 B1 B2 B3 B4 G1 G2 G3 G4 G5 G6
hand ben  Y5 Y6
hand cem  B7 B8
top R9
draw Y3 Y4

anna: play Y1 ! C4
? out anna
? turn ben
? aside 15
