# M8, V15: D is no 0, also with a 0 below it.
mode mercy
option no_zero_finish
option target=round
seats anna ben
hand anna RD R0
hand ben  Y1 Y3
top R9
draw R5 R6 Y7
turn anna
anna: play RD
? winner anna
