# X8, X5b, V11: a false contra knocks out the last one who had still to make the gesture: the game goes on.
option false_contra=3
option hand_limit=15
option lass_mich
seats anna ben cem
hand anna R5 R6 R7
hand ben  Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9 B1 B2 B3
hand cem  G1 G2 G3
top R9
draw B7 B8 B9 Y5 Y6 Y7 Y8 G5 G6

ben: contra anna ! C14
? out ben
? aside 15
? turn anna
anna: play R5
? turn cem
