# K5, V16, V17: the answering R switches too if R is the card; its colour was the one that lay.
option retour_kutsche
option complement=R
seats anna ben cem
hand anna R+2 Y1 Y2
hand ben RR G1 G2
hand cem R8 G9 Y3
top R9
draw R5 R6 R7

anna: play R+2
ben: play RR
anna: take
? turn cem
? legal cem: draw | play G9
