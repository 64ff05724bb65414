# D6: instead of the granted series a normal turn may be taken; the grant is gone then.
mode duo
seats anna ben
hand anna RR RR R5 G5 GS
hand ben R1 R2 B5 B6
top R9
draw Y1 R3 Y4

anna: play RR R5 RR
ben: draw
? turn anna
anna: draw
? phase drawn
anna: play R3
? turn ben
? legal ben: draw | play R1 | play R2
