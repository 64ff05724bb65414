# X9a, D2: in the draft nothing is scored; the scores of before decide.
mode duo
option blitz=7200
seats anna ben
drafter anna
score anna 10
score ben 30
draw R1 R2 R3 R4 R5 R6 R7 R8 R9 Y1 Y2 Y3 Y4 Y5 Y6 Y7
anna: keep
table: time-up
? phase match-over
? score anna 10
? score ben 30
