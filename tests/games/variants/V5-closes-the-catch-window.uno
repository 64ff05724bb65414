# V5, C14: a jump-in is a turn action: it closes the catch window of the one jumped over.
option jump_in
seats anna ben cem
hand anna R5 Y1
hand ben G2 G3 G7
hand cem R5 G4 G5
top R9
draw Y5 Y6 Y7 Y8

anna: play R5
? owes anna uno
cem: jump R5
? owes anna nothing
ben: contra anna ! C14
anna: say uno ! C13
