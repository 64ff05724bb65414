# X2, V4: each 0 hands on.
option several
option seven_o
seats anna ben cem
hand anna R0 G0 Y1
hand ben B1 B2
hand cem B3 B4 B6
top R9

anna: play R0 G0
? hand anna B1 B2
? hand ben B3 B4 B6
? hand cem Y1
