# D6: wilds have no colour and are in no series.
mode duo
seats anna ben
hand anna RR R1 W W+4
hand ben R3 B5
top B9
draw Y1

? legal anna: draw | play W:R | play W:Y | play W:G | play W:B | play W+4:R | play W+4:Y | play W+4:G | play W+4:B
anna: play W:R
ben: draw
? legal anna: play RR | play R1 | play RR R1 | draw | play W+4:R | play W+4:Y | play W+4:G | play W+4:B
anna: play RR R1 W:B !
