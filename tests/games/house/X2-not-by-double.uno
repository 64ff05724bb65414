# X2: no double after it.
option several
option doubles
seats anna ben
hand anna R5 G5 G5 Y1 Y2
hand ben B1 B2
top R9

anna: play R5 G5
anna: double G5 ! V2
