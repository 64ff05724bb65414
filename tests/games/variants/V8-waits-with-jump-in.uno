# V8: with jump_in a +2 waits though the next player can only take it.
option jump_in
seats anna ben cem
hand anna R+2 Y1 Y2
hand ben G2 G3
hand cem G4 G5
top R9
draw B1 B2 B3

anna: play R+2
? phase pending
? turn ben
? cards ben 2
? legal ben: take
ben: take
? turn cem
