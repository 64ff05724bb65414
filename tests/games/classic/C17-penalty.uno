# C17: under scoring=penalty everyone scores their own hand.
option scoring=penalty
seats anna ben cem dan
hand anna R1
hand ben  R0 Y9 G5
hand cem  R+2 RR RS
hand dan  W W+4 B7
top R9
score anna 30

anna: play R1
? phase round-over
? winner anna
? score anna 30
? score ben 14
? score cem 60
? score dan 107
