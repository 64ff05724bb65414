# C4: an action card fits by its rank or by its colour, like any other.
seats anna ben cem
hand anna BS B1 Y2 GR G+2
hand ben  RR Y+2 B2
hand cem  R+2 BR Y1
top YS
draw Y3 Y4 Y5 Y6

? legal anna: draw | play BS | play Y2
anna: play GR ! C4
anna: play Y2
? legal ben: draw | play Y+2 | play B2
ben: play Y+2
? hand cem R+2 BR Y1 Y3 Y4
? turn anna
? legal anna: draw | play G+2
anna: play G+2
? hand ben RR B2 Y5 Y6
? turn cem
? legal cem: draw | play R+2
