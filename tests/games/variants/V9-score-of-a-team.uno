# In a position the score of one partner is the team's, and both carry what the team scores.
option partner
seats anna ben cem dora
hand anna R1
hand ben G5
hand cem B9
hand dora Y7
score cem 100
top R9

? score anna 100
? score ben 0
anna: play R1
? score anna 112
? score cem 112
? score dora 0
