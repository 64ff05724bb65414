# M6: a W+10 names a colour and draws ten; a W+6 is worth less and does not answer it (M5).
mode mercy
seats anna ben cem
hand anna W+10 R1 R2
hand ben  W+6 Y1
hand cem  Y3 Y4
top R9
draw Y5 Y6 Y7 Y8 B1 B2 B3 B4 B5 B6 B7
turn anna
anna: play W+10 ! M6
anna: play W+10:G
? pending 10
? colour G
? cannot ben: play W+6
ben: take
? cards ben 12
? turn cem
