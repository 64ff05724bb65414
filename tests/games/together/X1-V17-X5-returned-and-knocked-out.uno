# V17, X1, X5: what is sent back by R is taken by the one who began, who is knocked out by it; the next plays on.
option cross_stacking
option retour_kutsche
option hand_limit=15
seats anna ben cem
hand anna R+2 Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9 B1 B2 B3 B4
hand ben  RR G+2 G1
hand cem  G+2 G5 G6
top R9
draw B5 B6 B7 B8 B9 R1

anna: play R+2
? pending 2
ben: play RR
? turn anna
? pending 2
anna: take
? out anna
? aside 15
? turn cem
? direction right
