# X10, L1: who is alone after others left between rounds wins the match.
option elimination
seats anna ben cem
hand anna R1
hand ben  R5
hand cem  B7 B8
top R9

anna: play R1
? out cem
ben: leave
? phase match-over
? match anna
