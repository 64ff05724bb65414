# C11a: under guilt "numbers" action cards of the current colour in hand are no foul.
option draw_four_guilt=numbers
seats anna ben
hand anna W+4 R+2 RS RR B9 W
hand ben  G3 R4
top R9
draw Y1 Y2 Y3 Y4 Y5 Y6 Y7

anna: play W+4:G
ben: challenge
? cards anna 5
? hand ben G3 R4 Y1 Y2 Y3 Y4 Y5 Y6
? turn anna
