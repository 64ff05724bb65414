# K4: V15 and X3 over X2: what empties the hand may not end so.
option several
option no_zero_finish
seats anna ben
hand anna R0 G0
hand ben B1 B2
top R9

anna: play R0 G0 ! V15
? legal anna: draw | play R0
