# X3, K7: judged before C11b and before Uno Uno.
option no_wild_finish
option uno_uno
option bluff=off
seats anna ben
hand anna W+4
hand ben B1 B2
top R9
draw G1 G2

anna: play W+4:R ! X3
