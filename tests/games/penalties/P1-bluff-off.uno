# P1, C11b: with bluff off a W+4 that would be a foul is a wrong card.
option wrong_card
option bluff=off
seats anna ben
hand anna W+4 R1 G1
hand ben  R3 B3
top R9
draw Y1 Y2 Y3

anna: play W+4:G ! C11b
? hand anna W+4 R1 G1 Y1
? turn anna
anna: play R1
? turn ben
