# X4: a drawn card that may be played must be played.
option forced_play
seats anna ben
hand anna G1 G2
hand ben B1 B2
top R9
draw R5 R6

anna: draw
? legal anna: play R5
anna: pass ! X4
anna: play R5
? turn ben
