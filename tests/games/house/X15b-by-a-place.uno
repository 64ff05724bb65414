# X15b, L1: but by a place in the last round who has left may.
option rounds=1
option play_on
seats anna ben cem
hand anna R5
hand ben  R1
hand cem  B2
top R9
score ben 2

anna: play R5
anna: leave
ben: play R1
? phase match-over
? score anna 3
? match anna
