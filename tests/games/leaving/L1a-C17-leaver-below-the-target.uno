# L1a, C17: one point below, the match goes on.
option strafpunkte
seats anna ben cem
hand anna R1
hand ben  R9 R8
hand cem  R6 R7
top R9
score ben 482

ben: leave
anna: play R1
? score ben 499
? phase round-over
