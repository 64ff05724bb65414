# M8, V13: with the call one is out.
mode mercy
option uno_uno
option target=round
seats anna ben
hand anna RD R1 R2
hand ben  Y1 Y3
top R9
draw R5 R6 Y7
turn anna
anna: play RD unouno
? winner anna
