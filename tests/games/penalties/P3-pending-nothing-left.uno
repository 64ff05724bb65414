# P3, C16: a punishment may take the last card away from a pending draw: then there is nothing to take, and the turn ends.
option stacking
option questions
seats anna ben cem
hand anna R+2 B1 B2
hand ben  G3 R4
hand cem  G6 R7
top R9

anna: play R+2
table: punish cem question
? hand cem G6 R7 R9
? pending 2
ben: take
? hand ben G3 R4
? turn cem
? phase play
