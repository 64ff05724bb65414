# M9, V16: while colours are switched over the named colour itself is drawn for, and its complement fits then.
mode mercy
option complement=5
seats anna ben cem
hand anna R5 R1 R2
hand ben  W+X Y1 Y3
hand cem  G2 Y4
top R9
draw R3 G7 G1 Y7

anna: play R5
ben: play W+X
cem: colour G
? hand cem G2 Y4 R3 G7
? turn anna
? can anna: play R1
? cannot anna: play G1
