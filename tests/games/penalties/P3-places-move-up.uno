# P3, V12: the place is freed and later ones move up; the round is scored for whoever is first at its end, with the hands at that player's last card.
option play_on
option questions
seats anna ben cem dan
hand anna R1
hand ben  R2
hand cem  R4 R5
hand dan  R6 R7
top R9
draw Y1 Y2 Y8

anna: play R1
ben: play R2
? place anna 1
? place ben 2
table: punish anna question
? place ben 1
? hand anna Y1
? turn cem
cem: play R4 uno
dan: play R6 uno
? turn anna
anna: draw
? turn cem               # ben is out
cem: play R5
? place cem 2
dan: play R7
? phase round-over
? place dan 3
? winner ben
? score ben 22           # R4 R5 and R6 R7; anna held nothing then
? score anna 0
