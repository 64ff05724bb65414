# V16: a 5 switches complementary play on: on red comes green, on green red.
option complement
seats anna ben
hand anna R5 R1 G2 Y3 Y5 B6
hand ben G1 R2 B3 W
top R9
draw Y7 Y8

anna: play R5
? legal ben: draw | play G1 | play W:R | play W:Y | play W:G | play W:B
ben: play R2 ! C4
ben: play G1
? legal anna: draw | play R1
anna: play R1
ben: draw
? turn anna
? legal anna: draw | play G2
anna: play G2
ben: play R2
? legal anna: draw
