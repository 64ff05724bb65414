# X2: not with a drawn card.
option several
seats anna ben
hand anna G5 B5 Y1
hand ben B1 B2
top R9
draw R5 R1

anna: draw
? phase drawn
anna: play R5 G5 ! X2
? legal anna: pass | play R5
