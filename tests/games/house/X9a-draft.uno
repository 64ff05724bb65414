# In the draft nothing is scored; by the scores the lower one wins, under penalty.
mode duo
option blitz
seats anna ben
drafter anna
draw R1 R2 R3 R4
score anna 40
table: time-up
? phase match-over
? match ben
? score anna 40
