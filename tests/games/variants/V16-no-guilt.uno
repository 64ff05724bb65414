# V16, C11a: red in hand on red is no foul while complementary play is on.
option complement
seats anna ben
hand anna R5 R1 Y2
hand ben W+4 R4 B3
top R9
draw Y3 Y4 Y5 Y6 Y7 Y8 G1

anna: play R5
ben: play W+4:B
anna: challenge
? cards anna 8
? cards ben 2
? turn ben
? legal ben: draw
