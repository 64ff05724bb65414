# After a failed challenge the next after them is on (X5b).
mode classic
option hand_limit=15
seats anna ben cem
hand anna W+4 Y9 Y8
hand ben  R1 R2 R3 R4 B1 B2 B3 B4 G1 G2
hand cem  B7 B8
top R5
draw Y1 Y2 Y3 Y4 Y5 Y6 Y7
turn anna

anna: play W+4:G
ben: challenge
? out ben
? aside 15
? turn cem
