# C12, V1: a challenge in vain costs the whole amount plus two.
option stacking
seats anna ben cem
hand anna W+4 R1 R2
hand ben  W+4 B3 R4
hand cem  W+4 R7
top R9
draw Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9 B7 B8

anna: play W+4:G
ben: play W+4:B          # no green in hand
? legal cem: take | challenge | play W+4:R | play W+4:Y | play W+4:G | play W+4:B
cem: challenge
? cards cem 12
? cards ben 2
? draw-pile 1
? turn anna
? pending 0
