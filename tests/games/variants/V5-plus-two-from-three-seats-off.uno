# V5: the jumped +2 may come back to the one who played first.
option jump_in
seats anna ben cem
hand anna R+2 Y1 Y2
hand ben G2 G3
hand cem R+2 G4 G5
top R9
draw Y5 Y6 Y7 Y8

anna: play R+2
cem: jump R+2
? turn anna
? pending 2
anna: take
? cards anna 4
? turn ben
