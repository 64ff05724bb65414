# P3, P5: a question costs one card, as often as one is asked.
option questions
seats anna ben cem
hand anna R1 B1 B2
hand ben  R3 B3
hand cem  R6 R7
top R9
draw Y1 Y2 Y3

table: punish cem question
? hand cem R6 R7 Y1
table: punish cem question
? hand cem R6 R7 Y1 Y2
? turn anna
anna: play R1
table: punish anna question
? hand anna B1 B2 Y3
? turn ben
