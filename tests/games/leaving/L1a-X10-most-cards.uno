# L1a, X10: for the most cards a leaver does not count.
option elimination
seats anna ben cem dora
hand anna R1
hand ben  W W W W W
hand cem  B7 B8
hand dora Y7
top R9

ben: leave
anna: play R1
? out cem
? in dora
? in ben
? score anna 272
