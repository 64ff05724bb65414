# L1, C18: nor a single round under penalty, with the lowest hand of all.
option scoring=penalty
option target=round
seats anna ben cem
hand anna B0 B0
hand ben  R3
hand cem  G2
top R9

anna: leave
ben: play R3
? score anna 0
? match ben
