# C12, V12, V1: with stacking the last W+4 waits; it may be answered but not challenged.
option play_on
option stacking
seats anna ben cem
hand anna W+4
hand ben  W+4 R4 B4
hand cem  G6 R7
top R9
draw Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9

anna: play W+4:G
? turn ben
? pending 4
ben: challenge ! C12
? legal ben: take | play W+4:R | play W+4:Y | play W+4:G | play W+4:B
ben: play W+4:G
? turn cem
? pending 8
? legal cem: take | challenge
cem: take
? cards cem 10
? turn ben               # anna is out
