# K5, V13, V17: the last card as an answer without its call: two cards, then the draw goes back.
option retour_kutsche
option uno_uno
seats anna ben cem
hand anna R+2 Y1 Y2
hand ben RR
hand cem R8 G9 Y3
top R9
draw B5 B6 B7 B8

anna: play R+2
ben: play RR
? hand ben B5 B6
? turn anna
? pending 2
anna: take
? turn cem
