# D6: the last card of a granted series has its effect.
mode duo
seats anna ben
hand anna RR RR G5 GS
hand ben R1 R+2 B5 B6
top R9
draw Y1 R3 Y4

anna: play RR RR
? turn ben
? legal ben: draw | play R1 | play R+2 | play R1 R+2
ben: play R1 R+2
? turn anna
? pending 2
