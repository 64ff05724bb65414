# X4: a wild drawn must be played.
option forced_play
seats anna ben
hand anna G1 G2
hand ben B1 B2
top R9
draw W R6 R7

anna: draw
anna: pass ! X4
? legal anna: play W:R | play W:Y | play W:G | play W:B
