# X3, D6: a granted series that would empty the hand with an action is ordered otherwise.
mode duo
option no_action_finish
seats anna ben
hand anna RR R1 RR G1 G2
hand ben RS R5
top R9
draw Y1 Y2 Y3

anna: play RR R1 RR
? turn ben
? legal ben: draw | play R5 | play RS
? can ben: play RS R5
ben: play R5 RS ! X3
ben: play RS R5
? winner ben
