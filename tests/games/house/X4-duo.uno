# X4, K1: Duo takes it.
mode duo
option forced_play
seats anna ben
hand anna G1 G2
hand ben B1 B2
top R9
draw R5 R6

anna: draw
anna: pass ! X4
