# C11a: under guilt "any" a W in hand makes the W+4 a foul.
option draw_four_guilt=any
seats anna ben
hand anna W+4 W B1
hand ben  G3 R4
top R9
draw Y1 Y2 Y3 Y4 Y5

anna: play W+4:G
ben: challenge
? hand anna W B1 Y1 Y2 Y3 Y4
? turn ben
