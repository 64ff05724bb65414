# C12: once an R has answered a pending W+4, it cannot be challenged, whatever is added later.
option stacking
option retour_kutsche
seats anna ben cem
hand anna W+4 W+4 R1
hand ben  RR B5 B6
hand cem  W+4 B1 B2
top R9
draw Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9 G1 G2 G3 G4

anna: play W+4:R
? can ben: challenge
ben: play RR
? turn anna
anna: play W+4:G uno
? pending 8
cem: challenge ! C12
? legal cem: take | play W+4:R | play W+4:Y | play W+4:G | play W+4:B
cem: play W+4:B
? turn ben
? pending 12
ben: challenge ! C12
ben: take
? cards ben 14
