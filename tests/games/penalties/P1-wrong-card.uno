# P1: with wrong_card a card that does not fit goes back to the hand and costs one; the turn stays.
option wrong_card
seats anna ben
hand anna R1 B1 B2
hand ben  R3 B3
top R9
draw Y1 Y2 Y3

? cannot anna: play B1
? cards anna 3           # asking costs nothing
anna: play B1 ! C4
? hand anna R1 B1 B2 Y1
? top R9
? turn anna
? phase play
anna: play B2 ! C4       # each try costs
? hand anna R1 B1 B2 Y1 Y2
? legal anna: draw | play R1
anna: play R1
? turn ben
? draw-pile 1
