# V17, V1: with stacking any +2 answers, before and after the R.
option retour_kutsche
option stacking
seats anna ben cem
hand anna R+2 G+2 Y2
hand ben RR Y+2 R5
hand cem B+2 GR
top R9
draw G1 G2 G3 G4 G6

anna: play R+2
? legal ben: take | play RR | play Y+2
ben: play RR
? legal anna: take | play G+2
anna: play G+2
? turn cem
? pending 4
? legal cem: take | play B+2 | play GR
cem: play GR
? direction left
? turn anna
? pending 4
