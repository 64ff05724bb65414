# V16, C11a: for a W+4 too the complement is the current colour: green in hand on red is the foul.
option complement
seats anna ben
hand anna R5 R1 Y2
hand ben W+4 G1 B3
top R9
draw Y3 Y4 Y5 Y6 Y7 Y8

anna: play R5
ben: play W+4:B
anna: challenge
? cards ben 6
? turn anna
? cards anna 2
? legal anna: draw | play Y2
