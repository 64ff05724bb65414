# M7, X5: two are active once a third is knocked out: the reverse draw four meets who plays it.
mode mercy
option hand_limit=15
seats anna ben cem
hand anna R+2 R1 W+4R
hand ben  Y1 Y3 Y1 Y3 Y2 Y2 Y4 Y4 Y5 Y5 Y6 Y6 Y7 Y8
hand cem  G2 Y4 R3
top R9
draw Y8 B7 G1 Y9 Y5 Y6 Y7 B1 B2

anna: play R+2
ben: take
? out ben
? turn cem
cem: play R3
anna: play W+4R:B
? direction left
? turn anna
? pending 4
anna: take
? turn cem
