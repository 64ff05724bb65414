# V16, C11a: with `numbers` only a number card of the complement is a foul.
option complement
option draw_four_guilt=numbers
seats anna ben
hand anna R5 R1 Y2
hand ben W+4 GS R4
top R9
draw Y3 Y4 Y6 Y7 Y8 Y9 G1

anna: play R5
ben: play W+4:B
anna: challenge
? cards anna 8
? turn ben
