# X3: the last card may be no wild; a pending draw is taken, C6 lets draw.
option no_wild_finish
option voluntary_draw=off
seats anna ben
hand anna W
hand ben B1 B2
top R9
draw G1 G2

anna: play W:R ! X3
? legal anna: draw
anna: draw
? cards anna 2
