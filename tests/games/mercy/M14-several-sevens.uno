# M14, X2, M10: several 7s swap once, after all, and name somebody.
mode mercy
option several
seats anna ben cem
hand anna R7 G7 R1
hand ben  Y1 Y3
hand cem  G2 Y4 Y5 Y6
top R9
draw Y5 B7

anna: play R7 G7 ! M10
? legal anna: play R1 | play R7 > ben | play R7 > cem | play R7 G7 > ben | play R7 G7 > cem
anna: play R7 G7 > cem
? hand anna G2 Y4 Y5 Y6
? hand cem R1
