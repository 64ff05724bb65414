# L1, V12: with two left in the match the round ends as usual for anna, and the match goes on.
option play_on
seats anna ben cem dora
hand anna R3
hand ben  R2
hand cem  B1 B2
hand dora G9
top R4
draw R1 Y2 Y3

anna: play R3
ben: play R2
anna: leave
dora: leave
? winner anna
? phase round-over
table: next 00
? phase play
