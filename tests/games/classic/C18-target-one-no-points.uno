# C18: a hand of nothing but a 0 gives no point: even a target of one is not reached.
option target=1
seats anna ben
hand anna R1
hand ben  B0
top R9

anna: play R1
? phase round-over
? winner anna
? score anna 0
