# C8: an R on an R of another colour turns the direction back.
seats anna ben cem
hand anna RR B1 B2
hand ben  R3 B4
hand cem  BR R6 R7
top R9
draw Y1

anna: play RR
? direction right
? turn cem
cem: play BR
? direction left
? turn anna
? legal anna: draw | play B1 | play B2
