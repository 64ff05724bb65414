# V5, C14: who forgets the call with a jump-in can be caught until somebody else acts.
option jump_in
seats anna ben cem
hand anna R5 Y1 Y2
hand ben G2 G3 G7
hand cem R5 G4
top R9
draw Y5 Y6 Y7 Y8

anna: play R5
cem: jump R5
? owes cem uno
ben: contra cem
? cards cem 3
? turn anna
