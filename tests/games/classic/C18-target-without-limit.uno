# C18: any number from 1: a target of thirty-one digits is reached like any other.
option target=1000000000000000000000000000000
seats anna ben
score anna 999999999999999999999999999930
score ben 999999999999999999999999999999
hand anna R5
hand ben W R+2
top R9

anna: play R5
? score anna 1000000000000000000000000000000
? score ben 999999999999999999999999999999
? phase match-over
? match anna
