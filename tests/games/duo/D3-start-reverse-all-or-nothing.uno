# D3, D6: the granted series is all cards of the colour, not some.
mode duo
seats anna ben
hand anna R1 R5 R8 G2
hand ben Y+2 R3
start RR
draw B1 Y7

anna: play R1 R5 ! D6
? cards anna 4
anna: draw
? turn ben
? legal ben: draw | play R3
