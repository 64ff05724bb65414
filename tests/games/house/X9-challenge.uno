# X9: time up while a foul might be challenged: it stands, and nobody draws.
option blitz
option target=round
seats anna ben
hand anna W+4 R1 R2 R3
hand ben  G9 G8
top R9
draw R5 R6 R7 R8

anna: play W+4:G
table: time-up
? winner ben
? match ben
? cards anna 3
ben: challenge ! C5
