# D8: the winner scores 0, the other the cards held: +2, R, S 10, W 15, W+4 20.
mode duo
seats anna ben
hand anna R1
hand ben R+2 RR RS W W+4 R9 R0
top R8

anna: play R1
? phase round-over
? winner anna
? score anna 0
? score ben 74
