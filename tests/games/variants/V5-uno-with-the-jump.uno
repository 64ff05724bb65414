# V5, C13: a jump-in down to one card owes the call; it may be made with it.
option jump_in
seats anna ben cem
hand anna R5 Y1 Y2
hand ben G2 G3 G7
hand cem R5 G4
top R9
draw Y5 Y6 Y7 Y8

anna: play R5
cem: jump R5 uno
? owes cem nothing
anna: contra cem ! C14
