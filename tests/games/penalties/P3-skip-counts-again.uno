# P3, C8: whoever is back in the round counts as an active player again: the R turns the direction.
option play_on
option questions
seats anna ben cem
hand anna R1
hand ben  RR R3 B3
hand cem  BR R4 R5
top R9
draw Y1 Y2

anna: play R1
table: punish anna question
ben: play RR
? direction right
? turn anna
anna: draw
? turn cem
cem: play BR
? direction left
? turn anna
