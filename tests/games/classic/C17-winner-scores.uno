# C17: the winner scores the value of all other hands.
seats anna ben cem dan
hand anna R1
hand ben  R0 Y9 G5
hand cem  R+2 RR RS
hand dan  W W+4 B7
top R9

anna: play R1
? phase round-over
? winner anna
? score anna 181         # 14 + 60 + 107
? score ben 0
? score cem 0
? score dan 0
