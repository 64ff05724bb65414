# M13, V12, X5d: the first place scores hands as they were at its last card: who is knocked out later brings no 250.
mode mercy
option play_on
option hand_limit=15
seats anna ben cem
hand anna R1
hand ben  Y9 Y3 Y9 Y3 Y2 Y2 Y4 Y4 Y5 Y5 Y6 Y6 Y7 Y8
hand cem  B2 B4
top R9
draw B8 B7 G1 Y9 Y5 Y6 Y7 B1 B2

anna: play R1
? place anna 1
ben: draw
? out ben
? phase round-over
? score anna 79
