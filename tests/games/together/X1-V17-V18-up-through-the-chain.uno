# X1, V17, V18: what an S passed on and an R returned is answered by what X1 allows for its last draw card.
option cross_stacking=up
option retour_kutsche
option lass_mich
seats anna ben cem dora
hand anna R+2 B1 B2
hand ben  RS G1 G2
hand cem  W+4 G3 G4
hand dora GR B+2 Y1 
top R9
draw Y5 Y6 Y7 Y8 Y9 B3 B4

anna: play R+2
ben: play RS
? turn cem
cem: challenge ! C12
cem: play W+4:G
? pending 6
? turn dora
? legal dora: take | play GR
dora: challenge ! C12
dora: play GR
? turn cem
? direction right
cem: take
? cards cem 8
