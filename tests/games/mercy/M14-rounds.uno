# M14: X15: two rounds and no target: with 1000 reached the match goes on.
mode mercy
option rounds=2
seats anna ben
hand anna R5
hand ben  B9
top R9
score anna 995

anna: play R5
? score anna 1004
? phase round-over
