# X4, V4: the 7 still swaps or not.
option forced_play
option seven_o
seats anna ben
hand anna G1 G2
hand ben B1 B2
top R9
draw R7 R6

anna: draw
? legal anna: play R7 | play R7 > ben
