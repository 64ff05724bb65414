# P1, V2: a double that is not identical costs one, and the right one may still follow.
option wrong_card
option doubles
seats anna ben
hand anna R5 R5 R6 B2
hand ben  R3 B3
top R9
draw Y1 Y2 Y3

anna: play R5
anna: double R6 ! V2
? hand anna R5 R6 B2 Y1
anna: double R5
? hand anna R6 B2 Y1
? turn ben
