# L1a, F9: by default the light faces count, left on the dark side too.
mode flip
option scoring=winner
side dark
seats anna ben cem
hand anna R2/P2
hand ben  R3/PE R4/PE
hand cem  B7/P7 B8/P8
top R9/P9

ben: leave
anna: play P2
? score anna 22
