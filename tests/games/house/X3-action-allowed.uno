# X3: no_wild_finish forbids wilds alone.
option no_wild_finish
option target=round
seats anna ben
hand anna RS
hand ben B1 B2
top R9

? legal anna: draw | play RS
anna: play RS
? winner anna
