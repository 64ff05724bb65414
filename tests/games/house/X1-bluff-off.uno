# X1, C11b: with bluff off a W+4 on a +2 is not playable when foul.
option cross_stacking
option bluff=off
seats anna ben cem
hand anna R+2 B1 B2
hand ben W+4 R1 Y2
hand cem G1 G2 G3
top R9
draw R2 R3 R4 R6

anna: play R+2
ben: play W+4:B ! C11b
? legal ben: take
