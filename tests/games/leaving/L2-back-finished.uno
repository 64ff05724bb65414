# L2, V12: who leaves finished is out of the round, and comes back with their own score.
option scoring=penalty
option play_on
seats anna ben cem dora
hand anna R5
hand ben  R6
hand cem  R7 G1
hand dora B9
top R9
score ben 300
score anna 12

anna: play R5
anna: leave
cem: leave
ben: play R6
? phase round-over
anna: join
? score anna 12
cem: join
? score cem 300          # in the middle of the round
