# X14, X12, X9, V12: who got the empty hand keeps the first place when time is up.
option play_on
option must_swap
option seven_o
option last_exchange
option blitz
option false_contra
seats anna ben cem dora
hand anna R7
hand ben  Y1 Y2
hand cem  B1 B2 B3
hand dora G1 G2 G3 G4
top R9
draw Y5 Y6 Y7 Y8 R5 R6

anna: play R7 > dora
? place dora 1
? cards anna 4
? turn ben
dora: contra ben ! C14
? turn ben
table: time-up
? place ben 1
? place dora 2
? phase match-over
