# C11a: on a W the current colour is the one named with it.
seats anna ben
hand anna W+4 R1 B1
hand ben  W+4 G3 R4
top W:G
draw Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9 B2 B3

anna: play W+4:R         # no green in hand
ben: challenge
? cards ben 9
? cards anna 2
? turn anna
