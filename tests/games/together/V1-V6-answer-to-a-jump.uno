# V1, V6, C12: a jumped W+4 is not challenged, but answered; the answer may be challenged for the whole.
option stacking
option jump_in_wild
seats anna ben cem
hand anna W+4 W+4 Y2
hand ben G5 B9
hand cem W+4 B3 B4
top R9
draw Y3 Y4 Y5 Y6 Y7 Y8 Y9 G1 G2 G3 G4 G6

anna: play W+4:G
cem: jump W+4:B
? turn anna
? pending 4
? legal anna: take | play W+4:R | play W+4:Y | play W+4:G | play W+4:B | jump W+4:R | jump W+4:Y | jump W+4:G | jump W+4:B
anna: play W+4:G
? turn ben
? pending 8
? legal ben: take | challenge
ben: challenge           # no foul: anna holds no blue card
? cards ben 12
? turn cem
