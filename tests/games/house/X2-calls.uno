# X2, C13: as a series, the call goes with the play or after it; one made ahead does not cover it.
option several
seats anna ben
hand anna R5 G5 Y1
hand ben B1 B2
top R9

anna: play R5 G5 uno
? owes anna nothing
