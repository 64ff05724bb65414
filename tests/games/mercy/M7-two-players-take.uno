# M7: with two the direction stays and who played it faces the amount: take it, then the other is on.
mode mercy
seats anna ben
hand anna W+4R R1 R2
hand ben  Y1 Y3
top R9
draw Y5 Y6 Y7 Y8 B1 B2 B3
turn anna
anna: play W+4R:G
? direction left
? turn anna
? pending 4
ben: take ! C5
anna: take
? cards anna 6
? turn ben
