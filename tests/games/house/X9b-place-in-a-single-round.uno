# X9b, L1: so with target=round: the first place has won the round.
option blitz
option play_on
option target=round
seats anna ben cem
hand anna R5
hand ben  B1 B2
hand cem  B3 B4
top R9

anna: play R5
anna: leave
table: time-up
? match anna
