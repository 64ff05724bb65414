# V5: the player to act may play the identical card or, when they call it so, jump in with it.
option jump_in
seats anna ben cem
hand anna R5 Y1 Y2
hand ben R5 G1 G2
hand cem G4 G5
top R9

anna: play R5
? legal ben: draw | play R5 | jump R5
ben: jump R5
? turn cem
? cards ben 2
