# V1, V17, C12: once an R has answered, a further W+4 on it is beyond challenge as well.
option stacking
option retour_kutsche
seats anna ben cem
hand anna W+4 W+4 Y2
hand ben GR G1 G3
hand cem R5 B2 B3
top R9
draw B4 B6 B7 B8 B9 Y4 Y5 Y6 Y7

anna: play W+4:G
ben: play GR
? turn anna
? legal anna: take | play W+4:R | play W+4:Y | play W+4:G | play W+4:B
anna: play W+4:B
? turn cem
? pending 8
? legal cem: take
cem: challenge ! C12
cem: take
? cards cem 11
? turn ben
