# L1, V12: a finished player who leaves keeps the place and what it brings, the match included.
option play_on
option target=15
seats anna ben cem
hand anna R1
hand ben  R2
hand cem  B7 B8
top R5
draw Y8 Y9 Y7

anna: play R1
anna: leave
ben: play R2
? phase match-over
? match anna
? score anna 17
