# P3, V12: a finished player who gets a card is back in the round; the place is free for the next who goes out.
option play_on
option questions
seats anna ben cem dan
hand anna R1
hand ben  R2 R3
hand cem  R4 R5
hand dan  R6 R7
top R9
draw Y1 Y2 Y8

anna: play R1
? place anna 1
? turn ben
table: punish anna question
? hand anna Y1
? turn ben
? owes anna nothing      # the card came neither by playing nor as a hand
ben: play R2 uno
cem: play R4 uno
dan: play R6 uno
? turn anna
? legal anna: draw
anna: draw
? turn ben
ben: play R3
? place ben 1
cem: play R5
? place cem 2
dan: play R7
? place dan 3
? phase round-over
? winner ben
? score ben 15           # R5, R7, Y1 and Y2
? score anna 0
