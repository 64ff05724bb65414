# M7, V12: as a last card that does not end the round, the direction turns.
mode mercy
option play_on
seats anna ben cem
hand anna W+4R
hand ben  Y1 Y3
hand cem  Y2 Y4
top R9
draw Y5 Y6 Y7 Y8 B1 B2 B3
turn anna
anna: play W+4R:G
? place anna 1
? direction right
? turn cem
? pending 4
cem: take
? turn ben
