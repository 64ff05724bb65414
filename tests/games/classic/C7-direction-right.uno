# C7: the next player is the next one in the direction of play; a +2 on a +2 just has its own effect.
seats anna ben cem dan
direction right
hand anna R+2 B1 B2
hand ben  R3 R4
hand cem  B+2 R6 R7
hand dan  G8 R8
top R9
draw Y1 Y2 Y3 Y4

anna: play R+2
? hand dan G8 R8 Y1 Y2
? turn cem
? legal cem: draw | play B+2 | play R6 | play R7
cem: play B+2
? hand ben R3 R4 Y3 Y4
? turn anna
? draw-pile 0
