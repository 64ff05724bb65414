# V5: taking a pending draw is a turn action and closes the window.
option jump_in
seats anna ben cem
hand anna R+2 Y1 Y2
hand ben G2 G3
hand cem R+2 G4 G5
top R9
draw Y5 Y6 Y7 Y8

anna: play R+2
ben: take
? turn cem
? legal cem: draw | play R+2
cem: jump R+2 !
