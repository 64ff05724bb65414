# V16: the same rank still fits, unless it also has the top card's colour.
option complement
seats anna ben
hand anna R5 R1 G2
hand ben R5 Y5 G5 G1
top R9
draw Y7 Y8

anna: play R5
? legal ben: draw | play Y5 | play G5 | play G1
ben: play R5 ! C4
ben: play Y5             # off again
? legal anna: draw
