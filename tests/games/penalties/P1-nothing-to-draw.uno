# P1, C16: with nothing left to draw the wrong card just goes back; with a discard pile it is made anew.
option wrong_card
seats anna ben
hand anna R1 B1 B2
hand ben  R3 B3
top R9

anna: play B1 ! C4
? cards anna 3
anna: play R1
ben: play B3 ! C4
? hand ben R3 B3 R9
? draw-pile 0
? turn ben
