# X1, X5, X8: the one whose W+4 pends is knocked out by a false contra: the card pends on, and cannot be challenged.
option cross_stacking
option false_contra=2
option hand_limit=15
option jump_in
seats anna ben cem
hand anna W+4 Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9 B1 B2 B3 B4 B8
hand ben  G1 G2 G3
hand cem  R1 R2 R3
top R9
draw B5 B6 B7 B8 G5 G6 G7

anna: play W+4:G
? pending 4
anna: contra cem ! C14
? out anna
? turn ben
? pending 4
ben: challenge !
ben: take
? cards ben 7
? turn cem
