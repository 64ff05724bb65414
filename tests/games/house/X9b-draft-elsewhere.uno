# X9b: the draft shares a single round, whoever drafts; the scores do not count.
mode duo
option blitz
option target=round
seats anna ben
drafter ben
draw R1 R2 R3 R4
score anna 40

table: time-up
? match anna ben
