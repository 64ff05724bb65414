# V5, V8, F4: a +5 waits and may be jumped on.
mode flip
option jump_in
side dark
seats anna ben cem
hand anna R5/P+5 Y1/P2 Y2/P3
hand ben R4/O1 G2/T2
hand cem R6/P+5 G4/O1 G5/O2
top R9/P9
draw Y6/V6 Y7/V7 Y8/V8 Y3/V3 Y4/V4 Y5/V5

anna: play P+5
? pending 5
? legal ben: take
cem: jump P+5
? turn anna
? pending 5
anna: take
? cards anna 7
? turn ben
