# X3, V13: refused, not "forgotten".
option no_wild_finish
option uno_uno
seats anna ben
hand anna W
hand ben B1 B2
top R9
draw G1 G2 G3 G4

anna: play W:R ! X3
? cards anna 1
