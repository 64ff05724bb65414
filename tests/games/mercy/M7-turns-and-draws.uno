# M7: a colour is named, direction turns, the next in the new direction faces four.
mode mercy
seats anna ben cem
hand anna W+4R R1 R2
hand ben  Y1 Y3
hand cem  Y2 W+4R Y4
top R9
draw Y5 Y6 Y7 Y8 B1 B2 B3
turn anna
anna: play W+4R ! M7
anna: play W+4R:G
? direction right
? turn cem
? pending 4
cem: play W+4R:B
? direction left
? turn anna
? pending 8
anna: take
? cards anna 10
? turn ben
