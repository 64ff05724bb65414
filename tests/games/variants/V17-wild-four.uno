# V17: a pending W+4 goes back with an R of the named colour; a +2 does not answer it there.
option retour_kutsche
seats anna ben cem
hand anna W+4 G+2 Y2
hand ben RR GR R5
hand cem B1 B2
top Y9
draw G1 G2 G3 G4

anna: play W+4:G
? legal ben: take | challenge | play GR
ben: play GR
? turn anna
? pending 4
? legal anna: take
anna: challenge ! C12
anna: take
? cards anna 6
? turn cem
