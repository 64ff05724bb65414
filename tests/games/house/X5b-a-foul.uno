# After a foul the challenger is on.
mode classic
option hand_limit=15
seats anna ben cem
hand anna W+4 R1 R2 R3 R4 R6 R7 R8 B1 B2 B3 B4
hand ben  G1 G2
hand cem  B7 B8
top R5
draw Y1 Y2 Y3 Y4 Y5 Y6 Y7
turn anna

anna: play W+4:G
ben: challenge
? out anna
? aside 15
? turn ben
ben: play G1 uno
? turn cem
