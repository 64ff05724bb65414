# P5: a pending draw stays pending, whoever is punished meanwhile.
option questions
seats anna ben
hand anna W+4 B1 B2
hand ben  G3 R4
top R9
draw Y1 Y2 Y3 Y4 Y5 Y6

anna: play W+4:G
table: punish ben question
? hand ben G3 R4 Y1
? phase pending
? turn ben
? pending 4
table: punish anna question
? hand anna B1 B2 Y2
ben: take
? cards ben 7
? turn anna
