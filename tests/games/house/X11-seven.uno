# X11: seven, the 0 is a number as any.
option seven_o=seven
seats anna ben
hand anna R7 R0 Y1
hand ben B1 B2 R3
top R9

anna: play R0
? hand ben B1 B2 R3
ben: play R3
anna: play R7 > ben
? hand anna B1 B2
