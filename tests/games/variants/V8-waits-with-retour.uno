# V8: with retour_kutsche a +2 waits, whatever the affected player holds.
option retour_kutsche
seats anna ben cem
hand anna R+2 Y1 Y2
hand ben G2 G3
hand cem G4 G5
top R9
draw B1 B2 B3

anna: play R+2
? phase pending
? legal ben: take
