# X2, X12, X5: several 7s swap once and must name somebody still in; a hand received knocks nobody out.
option several
option must_swap
option hand_limit=15
seats anna ben cem
hand anna R7 G7 B1 B2
hand ben  Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9 B3 B4 B5 B6 B7
hand cem  R1 R2 R3 R4 R5 R6 R8 G1 G2 G3 G4 G5 G6 G8
top R9
draw Y5 Y6
turn cem

cem: draw
? out cem
anna: play R7 G7 ! X12
anna: play R7 G7 > cem ! V4
anna: play R7 G7 > ben
? cards anna 14
? cards ben 2
? in anna
? turn ben
