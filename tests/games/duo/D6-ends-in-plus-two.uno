# D6: only the last card has its effect: a +2 at the end is faced as usual.
mode duo
seats anna ben
hand anna RR RS R+2 R5 G5 G6
hand ben Y+2 B5 R1
top R9
draw Y1 Y3 Y4

? legal anna: draw | play RR | play RS | play R+2 | play R5 | play RR R5 RS R+2
anna: play RR RS R5 R+2
? turn ben
? pending 2
? legal ben: take | play Y+2
ben: take
? turn anna
