# X10, L1a: under V12 the last place of those still there; a leaver is none.
option elimination
option play_on
seats anna ben cem dora
hand anna R5
hand ben  R1
hand cem  B2 B3
hand dora B4 B5 B6
top R9

dora: leave
anna: play R5
ben: play R1
? place cem 3
? out cem
? in dora
