# C12, V17: once a W+4 has been answered with an R it cannot be challenged any more.
option retour_kutsche
seats anna ben cem
hand anna W+4 R1 R2
hand ben  GR G3 R4
hand cem  G6 R7
top R9
draw Y1 Y2 Y3 Y4 Y5

anna: play W+4:G
? legal ben: take | challenge | play GR
ben: play GR
? direction right
? turn anna
? pending 4
anna: challenge ! C12
? legal anna: take
anna: take
? cards anna 6
? turn cem
