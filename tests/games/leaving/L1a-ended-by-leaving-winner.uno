# L1a: a round ended by leaving scores nothing where points are won, however many have left.
seats anna ben cem dora
hand anna R1 R2
hand ben  W R3
hand cem  W+4 R4
top R9
score dora 10

ben: leave
cem: leave
? phase round-over       # dora is out of the round, and in the match
? winner anna
? score anna 0
? score ben 0
? score cem 0
? score dora 10
