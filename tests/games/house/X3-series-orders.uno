# X3, D6: a series that empties the hand is offered in an order that ends in a number.
mode duo
option no_action_finish
seats anna ben
hand anna RR RS R1
hand ben B1 B2
top R9
draw G1 G2 G3

? cannot anna: play RR R1 RS
? legal anna: draw | play RR | play RS | play R1 | play RR RS R1
anna: play RR
? turn ben
? cards anna 2
