# L1, C8: with two active players left an R acts as an S; with one left the match is over.
seats anna ben cem
hand anna RR R1 B2
hand ben  R3 B3 B4
hand cem  R6 R7
top R9
draw Y1 Y2

ben: leave
? phase play
anna: play RR
? direction left
? turn anna
cem: leave
? phase match-over
? winner anna
? score anna 0
? match anna
