# L1, V12: anna, who is out, leaves, then ben: the round ends as usual for anna, and cem, who is alone in the match, wins it.
option play_on
seats anna ben cem
hand anna R3
hand ben  R2 G3
hand cem  B1 B2
top R4
draw R1 Y2 Y3

anna: play R3
anna: leave
ben: leave
? winner anna
? score anna 8
? phase match-over
? match cem
table: next 00 ! C5
