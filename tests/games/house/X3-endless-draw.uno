# X3, V10: a card that may not be played lets draw until one may.
option no_wild_finish
option endless_draw
seats anna ben
hand anna W
hand ben B1 B2
top R9
draw G1 R2 Y4

anna: draw
? phase drawn
? hand anna W G1 R2
