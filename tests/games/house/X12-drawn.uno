# X12, X4: the drawn 7 must be played, with a name.
option must_swap
option forced_play
seats anna ben
hand anna G1 G2
hand ben B1 B2 B3
top R9
draw R7 G3

anna: draw
? legal anna: play R7 > ben
