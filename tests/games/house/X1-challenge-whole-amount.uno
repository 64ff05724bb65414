# X1, C12: a W+4 on a +2 can be challenged, for the whole amount; guilt by the +2's colour.
option cross_stacking
seats anna ben cem
hand anna R+2 B1 B2
hand ben W+4 R1 Y2
hand cem G1 G2 G3
top R9
draw R2 R3 R4 R6 R7 R8 Y7 Y8

anna: play R+2
ben: play W+4:B
cem: challenge
? cards ben 8
? turn cem
