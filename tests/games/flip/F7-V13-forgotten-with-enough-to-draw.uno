# F7, V13: with two cards in the draw pile the discard pile stays as it is, and its bottom card turns up its W.
mode flip
option uno_uno
seats anna ben cem
hand anna RF/P1
hand ben  R5/T1 Y2/T2
hand cem  R8/O1 B8/O2
top R9/P9
draw B1/T3 B2/T4
discard G1/P2 G2/W

anna: play RF ! F7
anna: play RF:V
? cards anna 2
? top W:V
