# X3, D6: a granted series that holds actions alone may be left.
mode duo
option no_action_finish
seats anna ben
hand anna RR R1 RR G1 G2
hand ben RS R+2
top R9
draw Y1 Y2 Y3

anna: play RR R1 RR
? turn ben
? legal ben: draw | play RS | play R+2
ben: play RS R+2 ! X3
ben: draw
