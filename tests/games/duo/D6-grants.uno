# D6: a further R as the last card grants the opponent a series.
mode duo
seats anna ben
hand anna RR RR R5 G5 GS
hand ben R1 R2 R8 B5
top R9
draw Y1 Y3 Y4

? legal anna: draw | play RR | play R5 | play RR R5 RR
anna: play RR R5 RR
? turn ben
? legal ben: draw | play R1 | play R2 | play R8 | play R1 R2 R8
ben: play R2 R1 ! D6
ben: play R8 R2 R1 uno
? turn anna
? top R1
