# F3, C3c: an R as start card: the dealer begins and play goes right.
mode flip
seats anna ben cem
hand anna R5/T1 B1/P9
hand ben R1/T2 Y2/T3
hand cem R2/T4 Y3/T5 R6/T6
start RR/P1

? turn cem
? direction right
cem: play R2
? turn ben
