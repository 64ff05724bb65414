# V1: a W+4 is answered with a W+4 only, never with a +2, and keeps the newest colour.
option stacking
seats anna ben cem
hand anna R1 W+4 B1
hand ben W+4 G+2 Y1
hand cem W+4 R+2 Y2
top G9
draw Y5 Y6 Y7 Y8 G1 G2 G3 G4 G5

anna: play W+4:R
? pending 4
? legal ben: take | challenge | play W+4:R | play W+4:Y | play W+4:G | play W+4:B
ben: play G+2 ! C5
ben: play W+4:B
? pending 8
? colour B
cem: play R+2 ! C5
cem: take
? cards cem 11
? turn anna
? draw-pile 1
