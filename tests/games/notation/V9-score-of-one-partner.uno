# V9, NOTATION: under partner the score of one partner, whichever it is, is the team's.
option partner
seats anna ben cem dora
score cem 100
score ben 7
hand anna R5
hand ben R1
hand cem R2
hand dora R3
top R9

? score anna 100
? score cem 100
? score ben 7
? score dora 7
anna: play R5
? winner anna
? winner cem
? score anna 104
? score cem 104
