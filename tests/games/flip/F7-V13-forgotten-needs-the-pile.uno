# F7, V13, C16: who forgets Uno Uno with an F draws first; if that uses up the discard pile, R9 is the bottom card and turns up its W.
mode flip
option uno_uno
seats anna ben cem
hand anna RF/P1
hand ben  R5/T1 Y2/T2
hand cem  R8/O1 B8/O2
top R9/W
discard G1/P2 G2/P3

? legal anna: play RF:P | play RF:T | play RF:O | play RF:V
anna: play RF ! F7
anna: play RF:T
? cards anna 2
? top W:T
? turn ben
ben: play T1 uno
