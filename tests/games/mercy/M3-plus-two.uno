# M3, C7, M6: +2: the next player draws two and is passed over.
mode mercy
seats anna ben cem
hand anna R+2 R1 R2
hand ben  Y1 Y2
hand cem  Y3 Y4
top R9
draw Y5 Y6 Y7

anna: play R+2
? pending 2
ben: take
? cards ben 4
? turn cem
