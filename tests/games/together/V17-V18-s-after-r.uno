# V17, V18: whom an S passes the returned draw to has not got it back: no +2 that fits.
option retour_kutsche
option lass_mich
seats anna ben cem
hand anna R+2 RS Y2
hand ben RR G1 G3
hand cem R+2 B2 B3
top R9
draw B4 B6 B7 B8

anna: play R+2
ben: play RR
? legal anna: take | play RS
anna: play RS uno
? turn cem
? legal cem: take
