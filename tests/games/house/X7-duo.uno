# X7, K1: duo takes it.
mode duo
option uno_penalty=4
seats anna ben
hand anna R1 R2
hand ben  G1 G2
top R5
draw Y1 Y2 Y3 Y4 Y5

anna: play R1
ben: contra anna
? cards anna 5
