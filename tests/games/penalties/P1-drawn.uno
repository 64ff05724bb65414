# P1, P5: another card than the drawn one costs one; the turn goes on waiting on the drawn card alone.
option wrong_card
seats anna ben
hand anna R1 G1
hand ben  R3 B3
top R9
draw R5 R6 Y2 Y3

anna: draw
? phase drawn
anna: play R1 ! C5
? hand anna R1 G1 R5 R6
? phase drawn
? legal anna: pass | play R5
anna: play R6 ! C5       # the penalty card is not the drawn card
? cards anna 5
ben: play R3 ! C5
? cards ben 3
anna: play R5
? hand anna R1 G1 R6 Y2
? turn ben
