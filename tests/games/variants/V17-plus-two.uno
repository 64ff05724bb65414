# V17: an R of the +2's colour sends the two cards back; the direction turns.
option retour_kutsche
seats anna ben cem
hand anna R+2 Y1 Y2
hand ben RR GR R5
hand cem B1 B2
top R9
draw G1 G2 G3

anna: play R+2
? legal ben: take | play RR
ben: play GR ! C5        # the wrong colour for an answer
ben: play RR
? direction right
? turn anna
? pending 2
? legal anna: take
anna: take
? hand anna Y1 Y2 G1 G2
? turn cem
