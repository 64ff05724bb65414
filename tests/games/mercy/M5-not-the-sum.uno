# M5: the last card counts, not the sum: after two +2 a +2 still answers.
mode mercy
seats anna ben cem
hand anna R+2 R1 R2
hand ben  G+2 Y1 Y3
hand cem  Y+2 Y2 Y4
top R9
draw Y5 Y6 Y7 Y8 B1 B2 B3
turn anna
anna: play R+2
ben: play G+2
? pending 4
cem: play Y+2
? pending 6
? turn anna
