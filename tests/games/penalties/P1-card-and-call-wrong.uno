# P1: a wrong card costs one, whatever call comes along with it.
option wrong_card
seats anna ben
hand anna R1 B1 B2
hand ben  R3 B3
top R9
draw Y1 Y2

anna: play B1 uno !
? hand anna R1 B1 B2 Y1
? turn anna
