# M13, C17: under penalty two reach the target at once: the lowest score wins.
mode mercy
option scoring=penalty
seats anna ben cem
hand anna R1
hand ben  W+10
hand cem  W+6
score anna 10
score ben 960
score cem 970
top R9

anna: play R1
? score ben 1010
? score cem 1020
? match anna
