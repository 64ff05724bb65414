# D6: a single card of the granted colour, with others kept, is a normal turn.
mode duo
seats anna ben
hand anna R1 R8 G2
hand ben R4 R6 B7
start RR
draw B1 B2

anna: play R8
? hand anna R1 G2
? turn ben
? legal ben: draw | play R4 | play R6
