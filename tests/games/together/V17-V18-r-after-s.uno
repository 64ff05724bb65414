# V17, V18: an R sends it back to the one who passed it on with an S, and that one may add a +2 that fits.
option retour_kutsche
option lass_mich
seats anna ben cem
hand anna R+2 Y1 Y2
hand ben RS R+2 G3
hand cem RR B2 B3
top R9
draw B4 B6 B7 B8 B9

anna: play R+2
ben: play RS
? legal cem: take | play RR
cem: play RR
? turn ben
? direction right
? legal ben: take | play R+2
ben: play R+2 uno
? turn anna
? pending 4
