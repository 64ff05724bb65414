# C11: the W+4 meets the next player in the direction of play.
seats anna ben cem
direction right
hand anna W+4 B1 B2
hand ben  G3 R4
hand cem  G6 R7
top R9
draw Y1 Y2 Y3 Y4 Y5

anna: play W+4:R
? turn cem
? pending 4
? legal cem: take | challenge
ben: challenge ! C5
cem: take
? turn ben
? legal ben: draw | play R4
