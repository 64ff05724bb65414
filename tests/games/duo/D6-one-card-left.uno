# D6: with one card of the colour left the series is that card.
mode duo
seats anna ben
hand anna RR R5 G5 G6
hand ben R2 B5
top R9
draw Y1 Y3

? legal anna: draw | play RR | play R5 | play RR R5
anna: play RR R5
? cards anna 2
? turn ben
