# C7: the next player draws two at once and is passed over.
seats anna ben cem
hand anna R+2 B1 B2
hand ben  R3 R4
hand cem  R6 G7
top R9
draw Y1 Y2 Y3

anna: play R+2
? hand ben R3 R4 Y1 Y2
? draw-pile 1
? pending 0
? phase play
? turn cem
? legal cem: draw | play R6
ben: play R3 ! C5
