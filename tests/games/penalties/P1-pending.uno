# P1: while a draw is pending every card tried is a wrong one; the pending draw stays as it is.
option wrong_card
seats anna ben cem
hand anna W+4 B1 B2
hand ben  G3 R4
hand cem  G6 R7
top R9
draw Y1 Y2 Y3 Y4 Y5 Y6 Y7

anna: play W+4:G
ben: play G3 ! C5
? hand ben G3 R4 Y1
cem: play G6 ! C5
? hand cem G6 R7 Y2
? phase pending
? turn ben
? pending 4
? legal ben: take | challenge
ben: take
? hand ben G3 R4 Y1 Y3 Y4 Y5 Y6
? turn cem
