# X5b, V2, V5: who is knocked out by a false contra may not double the card they played; others may jump in on it.
option doubles
option jump_in
option false_contra=3
option hand_limit=15
seats anna ben cem
hand anna R5 R5 R6 R7 Y1 Y1 Y2 Y2 Y3 Y3 Y4 Y4 Y6
hand ben  B1 B2
hand cem  R5 G1 G2
top R9
draw B7 B8 B9 Y5 Y6

anna: play R5
anna: contra cem ! C14
? out anna
anna: double R5 !
cem: jump R5
? turn ben
