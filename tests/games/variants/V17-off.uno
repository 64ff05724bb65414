# V17 off: an R answers nothing.
option stacking
seats anna ben cem
hand anna R+2 Y1 Y2
hand ben RR R5 R6
hand cem BR B2
top R9
draw G1 G2

anna: play R+2
? legal ben: take
ben: play RR ! C5
