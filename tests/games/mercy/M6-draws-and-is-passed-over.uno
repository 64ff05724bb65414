# M6: +2, +4, W+6, W+10: so many cards, and passed over; a draw always waits (V8).
mode mercy
seats anna ben cem
hand anna R+4 R1 W+10
hand ben  Y1 Y3
hand cem  Y2 RS
top R9
draw Y5 Y6 Y7 Y8 B1 B2 B3 B4 B5 B6 B7 B8 B9 G1 G2 G3
turn anna
anna: play R+4
? phase pending
ben: take
? cards ben 6
? turn cem
cem: play RS uno
? turn ben
ben: draw
