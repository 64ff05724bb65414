# M10, V13: with Uno Uno forgotten a 7 swaps only with one named.
mode mercy
option uno_uno
seats anna ben
hand anna R7
hand ben  Y1 Y3 Y4
top R9
draw Y5 B7 G1

anna: play R7
? hand anna Y5 B7
? hand ben Y1 Y3 Y4
