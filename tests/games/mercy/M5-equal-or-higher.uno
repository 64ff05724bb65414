# M5: a draw card of equal or higher draw value answers, of any colour; amounts add up.
mode mercy
seats anna ben cem
hand anna R+2 R1 R2
hand ben  G+2 B+4 W+6 RS RR Y1
hand cem  Y+2 Y+4 W+4R W+10 Y2
top R9
draw Y5 Y6 Y7 Y8 B1 B2 B3 B4 G1 G2
turn anna
anna: play R+2
? pending 2
? legal ben: take | play G+2 | play B+4 | play W+6:R | play W+6:Y | play W+6:G | play W+6:B
ben: play RS ! C5
ben: play RR ! C5
ben: play B+4
? pending 6
? legal cem: take | play Y+4 | play W+4R:R | play W+4R:Y | play W+4R:G | play W+4R:B | play W+10:R | play W+10:Y | play W+10:G | play W+10:B
cem: play Y+2 ! C5
cem: take
? cards cem 11
? turn anna
