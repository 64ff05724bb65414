# V17: with two players the direction turns as well, which nobody feels.
option retour_kutsche
seats anna ben
hand anna R+2 Y1 Y2
hand ben RR G1 G3
top R9
draw B4 B6 B7

anna: play R+2
ben: play RR
? direction right
? turn anna
anna: take
? turn ben
