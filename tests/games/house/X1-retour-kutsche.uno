# X1, V17: an R sees the last draw card; who gets the draw back may answer with what X1 allows.
option cross_stacking
option retour_kutsche
seats anna ben cem
hand anna R+2 W+4 B2
hand ben RR Y1 Y2
hand cem G1 G2 G3
top R9
draw R2 R3 R4 R6 R7 R8

anna: play R+2
ben: play RR
? turn anna
anna: play W+4:B
? pending 6
? turn cem
cem: challenge ! C12
