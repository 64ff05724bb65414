# C11a: under guilt "any" another W+4 in hand is no foul.
option draw_four_guilt=any
seats anna ben
hand anna W+4 W+4 B1
hand ben  G3 R4
top R9
draw Y1 Y2 Y3 Y4 Y5 Y6 Y7

anna: play W+4:G
ben: challenge
? hand anna W+4 B1
? hand ben G3 R4 Y1 Y2 Y3 Y4 Y5 Y6
? turn anna
