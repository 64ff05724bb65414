# C11a: under guilt "colour" an action card of the current colour in hand makes the W+4 a foul.
option draw_four_guilt=colour
seats anna ben
hand anna W+4 R+2 B1
hand ben  G3 R4
top R9
draw Y1 Y2 Y3 Y4 Y5

anna: play W+4:G
ben: challenge
? hand anna R+2 B1 Y1 Y2 Y3 Y4
? hand ben G3 R4
? turn ben
? phase play
? pending 0
? legal ben: draw | play G3
