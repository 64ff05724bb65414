# X3, X4: with the last card barred one draws, then holds two and must play what fits.
option no_action_finish
option forced_play
option voluntary_draw=off
seats anna ben
hand anna RS
hand ben B1 B2
top R9
draw R+2 G1 G2

? legal anna: draw
anna: draw
? legal anna: play R+2
anna: pass ! X4
