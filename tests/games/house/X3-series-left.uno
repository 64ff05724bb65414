# X3, D6: a series of actions alone that would empty the hand cannot be played; the R alone can.
mode duo
option no_action_finish
seats anna ben
hand anna RR RS
hand ben B1 B2
top R9
draw Y1 Y2 Y3

anna: play RR RS ! X3
? legal anna: draw | play RR | play RS
anna: play RR
? turn ben
? cards anna 1
