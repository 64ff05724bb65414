# C3c: an R as the start card: the dealer begins and play goes right.
seats anna ben cem
hand anna R1 R2
hand ben  R3 R4
hand cem  R6 R7
start RR
draw Y1

? turn cem
? direction right
anna: play R1 ! C5
cem: play R6 uno
? turn ben
ben: play R3 uno
? turn anna
