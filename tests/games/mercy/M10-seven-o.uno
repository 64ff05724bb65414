# M10: a 0 hands on, a 7 swaps.
mode mercy
seats anna ben cem
hand anna R0 R1 R2
hand ben  Y1 Y3
hand cem  R7 Y2 Y4 Y5
top R9
draw Y5 B7 G1
turn anna
anna: play R0
? hand ben R1 R2
? hand cem Y1 Y3
? hand anna R7 Y2 Y4 Y5
