# M14, V7, M7: both count: who jumped in faces eight.
mode mercy
option jump_in_wild
option jump_in_action
seats anna ben
hand anna W+4R R1 R2
hand ben  W+4R Y3 Y1
top R9
draw Y5 B7 G1 G2 G3 G4 G5 G6 G8

anna: play W+4R:R
ben: jump W+4R:B
? turn ben
? pending 8
