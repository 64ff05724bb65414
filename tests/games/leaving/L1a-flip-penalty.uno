# L1a, F10: in flip leavers score by default.
mode flip
seats anna ben cem
hand anna R1/P1
hand ben  W/PE R3/P3
hand cem  R6/P6
top R9/P9

ben: leave
anna: play R1
? score ben 43
? score cem 6
