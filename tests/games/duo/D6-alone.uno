# D6: an R alone just ends the turn and grants nothing; it is no S.
mode duo
seats anna ben
hand anna RR R1 R5 G2
hand ben R2 R6 B5
top R9
draw Y1 Y3

anna: play RR
? turn ben
? direction left
? legal ben: draw | play R2 | play R6
ben: play R2 R6 !
