# M8: all other cards of its colour go under it, without effect.
mode mercy
seats anna ben cem
hand anna RD R1 R+2 R7 G5 G6
hand ben  Y1 Y3
hand cem  Y2 Y4
top R9
draw Y5 Y6 Y7
turn anna
anna: play RD
? hand anna G5 G6
? top RD
? colour R
? pending 0
? turn ben
