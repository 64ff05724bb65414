# X11: zero, the 7 is a number as any.
option seven_o=zero
seats anna ben
hand anna R7 R0 Y1
hand ben B1 B2 R3
top R9

anna: play R7 > ben ! V4
anna: play R7
ben: play R3
anna: play R0
? hand anna B1 B2
? hand ben Y1
