# L1, V17: the draw goes back to the player before who is still there.
option retour_kutsche
seats anna ben cem
hand anna R+2 Y1 R2
hand ben RR B2 B3
hand cem R8 G+2
top R9
draw Y3 Y4 Y5 Y6 Y7

anna: play R+2
anna: leave
? turn ben
? pending 2
ben: play RR
? turn cem
? pending 2
