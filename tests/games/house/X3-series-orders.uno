# X3, D6: a series that would empty the hand with an action may be ordered otherwise; in rank order,
# as they are listed, it is none.
mode duo
option no_action_finish
seats anna ben
hand anna RR RS R1
hand ben B1 B2
top R9
draw G1 G2 G3

? cannot anna: play RR R1 RS
? can anna: play RR RS R1
? legal anna: draw | play RR | play RS | play R1
anna: play RR
? turn ben
? cards anna 2
