# C9: the next player is passed over.
seats anna ben cem
hand anna RS B1 B2
hand ben  BS R4
hand cem  R6 BS
top R9
draw Y1

anna: play RS
? turn cem
? cards ben 2
ben: play R4 ! C5
? legal cem: draw | play R6 | play BS
cem: play BS uno
? turn ben               # anna is passed over
? legal ben: draw | play BS
