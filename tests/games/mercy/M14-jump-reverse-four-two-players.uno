# M14, V5, M7: between two a jump-in undoes the first W+4R: who jumped in faces four alone.
mode mercy
option jump_in_wild
seats anna ben
hand anna W+4R R1 R2
hand ben  W+4R Y3 Y1
top R9
draw Y5 B7 G1 G2 G3 G4 G5 G6 G8

anna: play W+4R:R
ben: jump W+4R:B
? turn ben
? pending 4
