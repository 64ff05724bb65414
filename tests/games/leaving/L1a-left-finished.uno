# L1a, V12: who leaves finished has nothing left to count.
option play_on
option scoring=penalty
seats anna ben cem
hand anna R1
hand ben  R3
hand cem  R6 R7
top R9

anna: play R1
anna: leave
ben: play R3
? phase round-over
? score anna 0
? score ben 0
? score cem 13
