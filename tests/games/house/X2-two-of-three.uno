# X2: two or more, not all.
option several
seats anna ben
hand anna R5 G5 B5 Y1
hand ben B1 B2 B3
top R9

anna: play R5 B5
? hand anna G5 Y1
