# X3, C16: with nothing to draw the turn ends.
option no_wild_finish
seats anna ben
hand anna W
hand ben B1 B2
top R9

anna: draw
? turn ben
