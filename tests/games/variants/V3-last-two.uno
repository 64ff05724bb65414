# V3, C15: a pair may end the round.
option fast_doubles
seats anna ben
hand anna R5 R5
hand ben G1 G2
top R9

anna: play R5 R5
? phase round-over
? winner anna
? score anna 3
