# V12, P3: a finished player who gets a card is back; the place is freed and later ones move up.
option play_on
option questions
seats anna ben cem dora
hand anna R5
hand ben R6
hand cem R7 Y9
hand dora Y1 Y2
top R9
draw G1 G2

anna: play R5
ben: play R6
? place ben 2
table: punish anna question
? hand anna G1
? place ben 1
? turn cem
cem: play R7
? turn dora
dora: draw
? turn anna              # back in the round
