# C11a: under guilt "numbers" a number card of the current colour is a foul, a 0 too.
option draw_four_guilt=numbers
seats anna ben
hand anna W+4 R0 B1
hand ben  G3 R4
top R9
draw Y1 Y2 Y3 Y4 Y5

anna: play W+4:G
ben: challenge
? hand anna R0 B1 Y1 Y2 Y3 Y4
? turn ben
? cards ben 2
