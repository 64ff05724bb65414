# L1a, M13: under penalty likewise: the leaver scores the cards' value.
mode mercy
option scoring=penalty
seats anna ben cem
hand anna R1
hand ben  W+10 BD B3
hand cem  B7 B8
top R9

ben: leave
anna: play R1
? score ben 73
? score cem 15
? score anna 0
