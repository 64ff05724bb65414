# C13, C14, V5: the call made with a jump-in; the jump-in of another closes the window of the one who played.
option jump_in
seats anna ben cem
hand anna R5 B1
hand ben  Y6 G1
hand cem  R5 G2 G3
top R9
draw Y1 Y2 Y3 Y4

anna: play R5
? owes anna uno
cem: jump R5 uno ! C13   # two cards would be left
? owes anna uno
cem: jump R5
? owes anna nothing
ben: contra anna ! C14
? turn anna
