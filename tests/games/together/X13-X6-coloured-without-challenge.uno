# X13, X6, V8: with half of the stacking a wild draw card waits, too, and can only be taken.
option stacking=coloured
option challenge=off
seats anna ben cem
hand anna W+4 R1 R2
hand ben  W+4 G+2 G2
hand cem  B1 B2 B3
top R9
draw Y5 Y6 Y7 Y8 Y9

anna: play W+4:G
? pending 4
? legal ben: take
ben: challenge ! X6
ben: take
? cards ben 7
? turn cem
