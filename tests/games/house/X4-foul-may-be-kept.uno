# X4: nobody is forced into a foul; a W+4 that would be none must be played.
option forced_play
seats anna ben
hand anna R1 G2
hand ben B1 B2
top R9
draw W+4 W+4

anna: draw
? can anna: pass
anna: pass
ben: draw
ben: pass ! X4
