# X2, V4: 7s swap once, after all.
option several
option seven_o
seats anna ben cem
hand anna R7 G7 Y1
hand ben B1 B2
hand cem B3 B4 B6
top R9

? legal anna: draw | play R7 | play R7 > ben | play R7 > cem | play R7 G7 | play R7 G7 > ben | play R7 G7 > cem
anna: play R7 G7 > cem
? hand anna B3 B4 B6
? hand cem Y1
