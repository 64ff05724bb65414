# M10, C15: a last 0 or 7 exchanges nothing.
mode mercy
option target=round
seats anna ben cem
hand anna R7
hand ben  Y1 Y3
hand cem  R7 Y2 Y4 Y5
top R9
draw Y5 B7 G1
turn anna
anna: play R7
? winner anna
? hand ben Y1 Y3
