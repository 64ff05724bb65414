# P5: a turn that waits on a drawn card goes on waiting, and the penalty card is not the drawn one.
option sleeping
option advice
seats anna ben
hand anna R1 G1
hand ben  R3 B3
top R9
draw R5 R6 Y2 Y3

anna: draw
? phase drawn
table: punish anna sleep
? hand anna R1 G1 R5 R6
? phase drawn
? turn anna
? legal anna: pass | play R5
table: punish ben advice
? hand ben R3 B3 Y2 Y3
? phase drawn
anna: play R6 ! C5
anna: pass
? turn ben
