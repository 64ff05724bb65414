# L1a: what a leaver held counts for the winner of the round.
seats anna ben cem
hand anna R1 R2
hand ben  R3 W
hand cem  R6 R7
top R9

ben: leave
? score anna 0
anna: play R1 uno
cem: play R6
anna: play R2
? phase round-over
? winner anna
? score anna 60          # R3 and W, and R7
? score ben 0
