# V17: when the draw has been taken, the R is a top card like any other.
option retour_kutsche
seats anna ben cem
hand anna R+2 Y1 Y2
hand ben RR R5 R6
hand cem BR B2 R1
top R9
draw G1 G2 G3

anna: play R+2
ben: play RR
anna: take
? turn cem
? legal cem: draw | play BR | play R1
cem: play BR
? direction left
? turn anna
