# What they played stays: their W+4 pends on, and can no longer be challenged.
mode classic
option hand_limit=15
option false_contra=4
seats anna ben cem
hand anna W+4 R1 R2 R3 R4 R6 R7 R8 B1 B2 B3 B4 B5
hand ben  G1 G2
hand cem  B7 B8
top R5
draw Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8
turn anna

anna: play W+4:G
anna: contra ben ! C14
? out anna
? aside 15
? turn ben
? pending 4
ben: challenge ! C12
ben: take
? cards ben 6
