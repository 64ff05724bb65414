# C11a: under guilt "any" a card that fits by its rank alone makes the W+4 a foul.
option draw_four_guilt=any
seats anna ben
hand anna W+4 BS G1
hand ben  G3 R4
top RS
draw Y1 Y2 Y3 Y4 Y5

anna: play W+4:G
ben: challenge
? hand anna BS G1 Y1 Y2 Y3 Y4
? turn ben
? legal ben: draw | play G3
