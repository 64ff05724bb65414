# X2, V11: one gesture for all.
option several
option action_uno=3:all
seats anna ben
hand anna R3 G3 Y1 Y2
hand ben B1 B2
top R9
draw R1 R2

anna: play R3 G3
? phase gesture
anna: gesture
ben: gesture
? phase play
? cards ben 3
