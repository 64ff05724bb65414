# V17: with two players too the R has no further effect: nobody is skipped beyond the one who takes.
option retour_kutsche
seats anna ben
hand anna R+2 Y1 Y2
hand ben RR R5 R6
top R9
draw G1 G2 G3

anna: play R+2
ben: play RR
? turn anna
? pending 2
anna: take
? turn ben
? cards anna 4
