# C3c, C8: with two players an R as the start card lets the dealer begin.
seats anna ben
hand anna R1 R2
hand ben  R3 R4
start RR
draw Y1

? turn ben
ben: play R3 uno
? turn anna
anna: play R1 uno
? turn ben
