# M8, X3: a D is no wild.
mode mercy
option no_wild_finish
option target=round
seats anna ben
hand anna RD R1 R2
hand ben  Y1 Y3
top R9
draw Y5 Y6 Y7

anna: play RD
? winner anna
