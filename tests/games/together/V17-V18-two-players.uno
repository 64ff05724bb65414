# V17, V18: between two players R and S do the same, but for the direction.
option retour_kutsche
option lass_mich
seats anna ben
hand anna R+2 RS Y2 Y4
hand ben RR G5 GS
top R9
draw Y3 Y5 Y6 Y7

anna: play R+2
? legal ben: take | play RR
ben: play RR
? turn anna
? legal anna: take | play RS
anna: play RS
? turn ben
? pending 2
ben: take
? turn anna
