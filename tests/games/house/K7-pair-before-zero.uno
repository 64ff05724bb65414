# K7: several that are no pair and no such play, before V15.
option several
option fast_doubles
option no_zero_finish
option no_action_finish
seats anna ben
hand anna R0 R1
hand ben B1 B2
top R9

anna: play R1 R0 ! X2
