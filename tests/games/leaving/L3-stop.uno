# L3: a match that is stopped in the middle of a round scores nothing for that round.
seats anna ben cem
hand anna R1 R2
hand ben  R3 B3
hand cem  R6 R7
top R9
draw Y1
score ben 30

anna: play R1 uno
table: stop
? phase match-over
? score anna 0
? score ben 30
? score cem 0
ben: play R3 ! C5
anna: contra ben ! C14
table: next 01 !
dan: join ! L2
table: stop !
