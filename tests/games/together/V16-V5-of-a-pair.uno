# V16, V3, V5: of a pair of fives the second is undone, the one thrown in switches off again (two decks).
option complement
option jump_in
option fast_doubles
seats anna ben cem dora emil finn gerd hans ina jan kai
hand anna R5 R5 Y1 Y2
hand ben R3 G2 G3
hand cem R5 G4 Y6
top R9

anna: play R5 R5
? legal ben: draw | play R3
cem: jump R5
? turn anna
? legal anna: draw
