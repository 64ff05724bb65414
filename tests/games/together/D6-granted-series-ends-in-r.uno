# D6: a granted series that ends in an R grants the opponent a series in turn.
mode duo
seats anna ben
hand anna R1 RR G2 G3
hand ben R4 R6 B7
start RR
draw B1 B2

? turn anna
anna: play R1 RR
? turn ben
? legal ben: draw | play R4 | play R6 | play R4 R6
