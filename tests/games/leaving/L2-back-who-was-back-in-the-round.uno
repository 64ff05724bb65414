# L2, P3: a finished player who got a card is back in the round; leaving then is leaving in its middle.
option scoring=penalty
option play_on
option questions
seats anna ben cem
hand anna R5
hand ben  R6 R7
hand cem  B9
top R9
draw Y1 Y2
score ben 300

anna: play R5
table: punish anna question
? cards anna 1
anna: leave
ben: play R6 uno
cem: draw
ben: play R7
? score anna 1
anna: join
? score anna 300
