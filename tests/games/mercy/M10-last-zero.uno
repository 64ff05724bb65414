# M10, C15: a last 0 exchanges nothing.
mode mercy
option target=round
seats anna ben
hand anna R0
hand ben  Y1 Y3
top R9
draw Y5 B7 G1

anna: play R0
? winner anna
? hand ben Y1 Y3
