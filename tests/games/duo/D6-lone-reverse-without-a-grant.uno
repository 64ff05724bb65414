# D6: without a grant an R that is the only card of its colour grants nothing.
mode duo
seats anna ben
hand anna RR G1 G2
hand ben R2 R6 B5
top R9
draw Y1 Y3

anna: play RR
? turn ben
? legal ben: draw | play R2 | play R6
ben: play R2 R6 ! D6
