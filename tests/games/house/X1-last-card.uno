# X1, C15: a last card that answers ends the round; the whole amount is drawn, without a challenge.
option cross_stacking
seats anna ben cem
hand anna R+2 B1 B2
hand ben W+4
hand cem G+2 G2 G3
top R9
draw R1 R2 R3 R4 R6 R7 R8

anna: play R+2
ben: play W+4:G
? winner ben
? cards cem 9
