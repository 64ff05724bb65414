# V5: the affected player jumps in with an identical +2 and passes the two cards on, not four.
option jump_in
seats anna ben cem
hand anna R+2 Y1 Y2
hand ben R+2 G2 G3
hand cem G4 G5
top R9
draw Y5 Y6 Y7 Y8

anna: play R+2
? legal ben: take | jump R+2
ben: play R+2 ! C5
ben: jump R+2
? turn cem
? pending 2
