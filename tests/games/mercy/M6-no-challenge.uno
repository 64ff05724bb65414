# M6: there is no foul and no challenge.
mode mercy
seats anna ben
hand anna W+6 R1 R2
hand ben  Y1 Y3
top R9
draw Y5 Y6 Y7 Y8 B1 B2 B3
turn anna
anna: play W+6 ! M6
anna: play W+6:R
? pending 6
ben: challenge ! M6
ben: take
? cards ben 8
? turn anna
