# X2, V3: for two identical cards that are no pair it is V3 where both are on.
option several
option fast_doubles
seats anna ben
hand anna R+2 R+2 Y1
hand ben B1 B2
top R9

anna: play R+2 R+2 ! V3
