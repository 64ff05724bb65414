# C1: with two decks there are two of each 0, so even a 0 can be thrown in (V5).
option jump_in
seats anna ben cem dan eva fay gil hal ida jon kai
hand anna R0 B1 B2
hand ben  Y1 Y2
hand cem  Y3 Y4
hand dan  R0 G1 G2
hand eva  R5 G4
hand fay  G5 G6
hand gil  G7 G8
hand hal  B3 B4
hand ida  B5 B6
hand jon  B7 B8
hand kai  B9 B9
top R9
draw Y9

anna: play R0
? turn ben
dan: jump R0
? hand dan G1 G2
? turn eva               # play goes on from dan's seat
? legal eva: draw | play R5
