# X9, V17: an amount sent back is owed by nobody once time is up.
option blitz
option retour_kutsche
option target=round
seats anna ben cem
hand anna R+2 R1 R2
hand ben RR Y1
hand cem G1 G2 G3
top R9
draw Y3 Y4

anna: play R+2
ben: play RR
? pending 2
table: time-up
? match ben
? cards anna 2
