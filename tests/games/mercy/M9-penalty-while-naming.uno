# M9, P5, X8: a penalty while naming changes nothing of it.
mode mercy
option false_contra
seats anna ben cem
hand anna W+X R1 R2
hand ben  Y1 Y3
hand cem  G2 Y4
top R9
draw Y5 B7 R8 G1

anna: play W+X
ben: contra cem ! C14
? phase colour
? turn ben
? cards ben 4
ben: colour R
? cards ben 5
? turn cem
