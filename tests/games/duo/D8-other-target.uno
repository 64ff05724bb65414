# D8, K1: another target may be chosen.
mode duo
option target=50
seats anna ben
score ben 40
hand anna R1
hand ben RS
top R8

anna: play R1
? phase match-over
? score ben 50
? match anna
