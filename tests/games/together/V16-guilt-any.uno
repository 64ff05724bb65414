# V16, C11a: with `any` the same rank of another colour is a foul, the identical card is not, as it does not fit.
option complement
option draw_four_guilt=any
seats anna ben
hand anna R5 R1 Y2
hand ben W+4 R5 B3
top R9
draw Y3 Y4 Y6 Y7 Y8 Y9 G1

anna: play R5
ben: play W+4:B
anna: challenge
? cards anna 8
? turn ben
