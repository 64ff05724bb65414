# P1: after the round nothing is judged any more.
option wrong_card
seats anna ben
hand anna R1
hand ben  R3 B3
top R9
draw Y1 Y2

anna: play R1
? phase round-over
ben: play R3 ! C5
? cards ben 2
? draw-pile 2
? score anna 6
