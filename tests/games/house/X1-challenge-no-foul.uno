# X1, C12: no foul by the colour below: the challenger draws the whole amount and two more.
option cross_stacking
seats anna ben cem
hand anna R+2 B1 B2
hand ben W+4 G1 Y2
hand cem G1 G2 G3
top R9
draw R2 R3 R4 R6 R7 R8 Y7 Y8 Y9

anna: play R+2
ben: play W+4:B
cem: challenge
? cards cem 11
? turn anna
