# L1: nor one that ends in a later round.
option scoring=penalty
option hand_size=14
option hand_limit=15
option target=200
seats anna ben cem
hand anna R3
hand ben  W
hand cem  W+4
top R9

anna: play R3
? phase round-over
? score anna 0
anna: leave
table: next 09
? phase match-over
? score anna 0
? match ben
