# X4, C6: untouched: who can play plays, who drew plays what fits.
option forced_play
option voluntary_draw=off
seats anna ben
hand anna R1 G2
hand ben B3 B2
top R9
draw B9 R6

anna: draw ! C6
anna: play R1
ben: draw
? turn anna
