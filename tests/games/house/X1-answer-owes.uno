# X1, K5: an answer is a play: it owes its call, and its window can be closed.
option cross_stacking
seats anna ben cem
hand anna R+2 B1 B2
hand ben W+4 Y1
hand cem G1 G2 G3
top R9
draw R2 R3 R4 R6 R7 R8 Y7 Y8

anna: play R+2
ben: play W+4:B
? owes ben uno
anna: contra ben
? cards ben 3
? pending 6
