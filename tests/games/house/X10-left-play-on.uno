# X10, V12, L1: a round ended by leaving eliminates nobody, with places taken neither.
option elimination
option play_on
seats anna ben cem
hand anna R1
hand ben  R5 R6
hand cem  B7 B8
top R9
draw Y3 Y4

anna: play R1
? place anna 1
ben: leave
? phase round-over
? winner anna
? score anna 26
? in cem
table: next 0a
? cards cem 7
? cards anna 7
