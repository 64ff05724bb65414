# M8, V13: the hand after the discarding counts; the two drawn for a forgotten Uno Uno stay.
mode mercy
option uno_uno
seats anna ben
hand anna RD R1 R2
hand ben  Y1 Y3
top R9
draw R5 R6 Y7
turn anna
anna: play RD
? hand anna R5 R6
? turn ben
