# K5, V13, V18: the call may be made before the answer, on one's turn.
option lass_mich
option uno_uno
seats anna ben cem
hand anna R+2 Y1 Y2
hand ben RS
hand cem R8 G9 Y3
top R9
draw B5 B6 B7 B8

anna: play R+2
ben: say unouno
ben: play RS
? phase round-over
? winner ben
? cards cem 5
