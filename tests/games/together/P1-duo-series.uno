# P1, D6: in duo, too, a card that does not fit costs one.
mode duo
option wrong_card
seats anna ben
hand anna GR G1 R2
hand ben R1 G2 G4 G6
top R9
draw G3 G5 G7

anna: play GR ! C4
? cards anna 4
? turn anna
