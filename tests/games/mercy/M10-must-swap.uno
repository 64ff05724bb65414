# M10: a 7 swaps always; without a name it is refused.
mode mercy
seats anna ben cem
hand anna R7 R1 R2
hand ben  Y1 Y3
hand cem  G1 Y2 Y4 Y5
top R9
draw Y5 B7 G1
turn anna
anna: play R7 ! M10
? legal anna: play R1 | play R2 | play R7 > ben | play R7 > cem
anna: play R7 > ben uno ! C13
anna: play R7 > cem
? hand anna G1 Y2 Y4 Y5
? hand cem R1 R2
