# V12, V17: a last +2 sent back goes to the player before who is still in.
option play_on
option retour_kutsche
seats anna ben cem
hand anna R+2
hand ben RR B8 B9
hand cem G8 G9
top R9
draw G5 G6 G7

anna: play R+2
? place anna 1
? legal ben: take | play RR
ben: play RR
? direction right
? turn cem
? pending 2
cem: take
? turn ben
