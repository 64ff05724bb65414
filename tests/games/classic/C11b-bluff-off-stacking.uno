# C11b, V1, V8: with bluff off a waiting W+4 can be taken or answered, never challenged; an answer that would be a foul is not playable.
option bluff=off
option stacking
seats anna ben cem
hand anna W+4 B1 B2
hand ben  W+4 Y3 R4
hand cem  W+4 G7
top R9
draw Y1 Y2 Y5 Y6 Y7 Y8 Y9 B3 B4

anna: play W+4:G
? phase pending
? legal ben: take | play W+4:R | play W+4:Y | play W+4:G | play W+4:B
ben: challenge ! C11b
ben: play W+4:G
? turn cem
? pending 8
cem: play W+4:R ! C11b   # G7 is of the colour named
? legal cem: take
cem: take
? cards cem 10
? turn anna
