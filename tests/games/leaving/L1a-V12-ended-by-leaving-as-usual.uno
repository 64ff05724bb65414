# L1a, V12: a round ended by leaving with a place taken is scored as usual.
option play_on
option scoring=penalty
seats anna ben cem
hand anna R1
hand ben  R3 R4
hand cem  R6 R7
top R9

anna: play R1
ben: leave
? phase round-over
? winner anna
? score ben 7
? score cem 13
