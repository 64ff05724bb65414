# X9b, L1: who has a place in the round broken off may win, and has left.
option blitz
option play_on
seats anna ben cem
hand anna R5
hand ben  B1 B2
hand cem  B3 B4
top R9
score cem 5

anna: play R5
anna: leave
table: time-up
? winner anna
? score anna 10
? match anna
