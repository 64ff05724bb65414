# F7, V13, C16: the W at the bottom of the discard pile is drawn or in the draw pile by then, so that no colour is named.
mode flip
option uno_uno
seats anna ben cem
hand anna RF/P1
hand ben  R5/T1 Y2/T2
hand cem  R8/O1 B8/O2
top R9/P9
draw B1/T3
discard G1/P2 G2/W

anna: play RF:P ! F7
? can anna: play RF unouno
anna: play RF
? cards anna 2
? top P9
? colour P
? draw-pile 1
