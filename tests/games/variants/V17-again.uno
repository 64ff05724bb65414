# V17: the one who gets it back may send it on again with such an R.
option retour_kutsche
seats anna ben cem
hand anna R+2 RR Y2
hand ben RR G5 R5
hand cem B1 B2
top R9
draw G1 G2 G3

anna: play R+2
ben: play RR
? legal anna: take | play RR
anna: play RR
? direction left
? turn ben
? pending 2
? legal ben: take
ben: take
? cards ben 4
? turn cem
