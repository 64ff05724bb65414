# M7, V13: forgotten between two: two cards for it, then the amount faces who played it.
mode mercy
option uno_uno
seats anna ben
hand anna W+4R
hand ben  Y1 Y3
top R9
draw Y5 B7 Y8 G1 G2 G3

anna: play W+4R:G
? hand anna Y5 B7
? turn anna
? pending 4
anna: take
? turn ben
