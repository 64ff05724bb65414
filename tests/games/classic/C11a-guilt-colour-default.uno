# C11a: guilt is "colour" by default; the same rank, a W and another W+4 in hand are no foul.
seats anna ben
hand anna W+4 B9 W W+4
hand ben  G3 R4
top R9
draw Y1 Y2 Y3 Y4 Y5 Y6 Y7

anna: play W+4:G
ben: challenge
? hand anna B9 W W+4
? hand ben G3 R4 Y1 Y2 Y3 Y4 Y5 Y6
? turn anna
