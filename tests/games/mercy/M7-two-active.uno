# M7: two active of three: the direction stays, and who played it faces the amount.
mode mercy
seats anna ben cem
hand anna W+4R R1 R2
hand cem  Y1 Y3
top R9
draw Y5 Y6 Y7 Y8 B1 B2 B3

anna: play W+4R:G
? direction left
? turn anna
? pending 4
anna: take
? turn cem
