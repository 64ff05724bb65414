# V12, V1, C12: with stacking it waits and may be answered, but not challenged.
option play_on
option stacking
seats anna ben cem
hand anna W+4
hand ben W+4 B1 B2
hand cem R7 Y9
top R9
draw G1 G2 G3 G4 G5 G6 G7 G8 Y1 Y2

anna: play W+4:Y
? place anna 1
? legal ben: take | play W+4:R | play W+4:Y | play W+4:G | play W+4:B
ben: challenge ! C12
ben: play W+4:R
? pending 8
? legal cem: take | challenge
cem: challenge           # no foul: ben holds no yellow card
? cards cem 12
? turn ben
