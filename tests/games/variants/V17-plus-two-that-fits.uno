# V17: the one who gets it back may add a +2 that fits, also without V1; who gets that may not.
option retour_kutsche
seats anna ben cem
hand anna R+2 R+2 G+2 Y2
hand ben RR G5 R5
hand cem B+2 B2
top R9
draw G1 G2 G3 G4 G6

anna: play R+2
ben: play RR
? legal anna: take | play R+2
anna: play G+2 ! C5      # does not fit
anna: play R+2
? turn cem               # play goes right now
? pending 4
? legal cem: take
cem: take
? cards cem 6
? turn ben
