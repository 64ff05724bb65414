# V10, C16: the drawing goes on over a reshuffle.
option endless_draw
seats anna ben
hand anna Y1 B2
hand ben G1 G2
top R9
draw Y3
discard R4

anna: draw
? hand anna Y1 B2 Y3 R4
? phase drawn
? legal anna: play R4 | pass
