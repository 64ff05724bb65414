# L1a: under penalty all who left in it score what they held, who is left nothing.
option scoring=penalty
seats anna ben cem dora
hand anna R1 W
hand ben  W R3
hand cem  W+4 R4
top R9

ben: leave
cem: leave
? phase round-over
? winner anna
? score anna 0
? score ben 53
? score cem 54
? score dora 0
