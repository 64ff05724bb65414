# X10: the match does not end at 500.
option elimination
seats anna ben cem
hand anna R1
hand ben  R5
hand cem  B7 B8
score anna 490
top R9

anna: play R1
? score anna 510
? phase round-over
