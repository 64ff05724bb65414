# P1, K1: wrong cards cost one in duo as well.
mode duo
option wrong_card
seats anna ben
hand anna R1 B1 B2
hand ben  R3 B3
top R9
draw Y1 Y2

anna: play B1 ! C4
? hand anna R1 B1 B2 Y1
? turn anna
ben: play R3 ! C5
? hand ben R3 B3 Y2
