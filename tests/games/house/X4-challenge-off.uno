# X4: a foul need not be played, whatever X6 says.
option forced_play
option challenge=off
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
