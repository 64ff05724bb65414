# X15b, V12: unless it ends as usual for the first place: then the scores decide, with one player left in the match too.
option rounds=1
option play_on
seats anna ben cem
hand anna R5
hand ben  R1 R2
hand cem  B2 B3
top R9
score cem 5

anna: play R5
anna: leave
ben: leave
? phase match-over
? winner anna
? score anna 8
? match anna
