# NOTATION: V3 pairs once, of 7s as 7s: once per swap and once without.
option fast_doubles
option seven_o
seats anna ben cem
hand anna R7 R7 R7 B1
hand ben B2
hand cem B3
top R9
draw Y1

? legal anna: draw | play R7 | play R7 > ben | play R7 > cem | play R7 R7 | play R7 R7 > ben | play R7 R7 > cem
anna: play R7 R7 > ben uno
? hand anna B2
? hand ben R7 B1
