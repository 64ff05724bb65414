# X2, V5, V11: nobody jumps in while a gesture is due; after it the last card alone is met.
option several
option jump_in
option action_uno=3:all
seats anna ben cem
hand anna R3 G3 B1 B2
hand ben  R3 B7 B8
hand cem  G3 Y1 Y2
top R9
draw Y5 Y6

anna: play R3 G3
? phase gesture
cem: jump G3 ! C5
anna: gesture
ben: gesture
cem: gesture
? cards cem 4
ben: jump R3 ! V5
cem: jump G3
? turn anna
? phase gesture
