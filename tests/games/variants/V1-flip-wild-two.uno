# V1, F5: a W+2 is answered with a W+2; a challenge then concerns all four cards.
mode flip
option stacking
seats anna ben cem
hand anna W+2/P1 B5/P2 B1/T1
hand ben W+2/O1 Y1/O2 Y2/V2
hand cem G7/T7 B8/T8
top R9/P9
draw Y3/P3 Y4/P4 Y5/P5 Y6/P6 Y7/P7

anna: play W+2:Y
? pending 2
? legal ben: take | challenge | play W+2:R | play W+2:Y | play W+2:G | play W+2:B
ben: play W+2:G          # a foul: yellow was named and ben holds yellow
? pending 4
cem: challenge
? cards ben 6
? turn cem
? legal cem: play G7     # F, C6: no voluntary draw in flip
