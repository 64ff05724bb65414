# X9b, X9a: target round, time up in the draft: nobody has scored, so both share the match.
mode duo
option blitz
option target=round
seats anna ben
drafter anna
draw R1 R2 R3 R4

anna: keep
table: time-up
? match anna ben
