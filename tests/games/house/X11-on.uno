# X11: on stays both.
option seven_o=on
seats anna ben
hand anna R7 R0 Y1
hand ben B1 B2 R3
top R9

anna: play R7 > ben
? hand ben R0 Y1
ben: play R0
? hand ben B1 B2 R3
