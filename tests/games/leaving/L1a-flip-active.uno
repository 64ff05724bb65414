# L1a, F9: with its value at leaving, of the side that was up then, whichever lies later.
mode flip
option flip_values=active
option scoring=winner
seats anna ben cem
hand anna RF/P1 R2/P2
hand ben  R3/PE R4/PE
hand cem  B7/P7 B8/P8
top R9/P9

ben: leave
anna: play RF uno
? side dark
cem: play P7 uno
anna: play P2
? winner anna
? score anna 15          # R3 R4 as they lay then, and P8
