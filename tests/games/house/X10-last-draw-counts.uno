# X10, C15: what is drawn for the last card counts among the most cards.
option elimination
seats anna ben cem
hand anna R+2
hand ben  G1
hand cem  B7 B8
top R5
draw Y1 Y2 Y3

anna: play R+2
? out ben
? in cem
