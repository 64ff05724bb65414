# V10, C10: a drawn wild may always be played and ends the drawing; one in hand makes the draw voluntary.
option endless_draw
seats anna ben
hand anna Y1 B2
hand ben W G2
top R9
draw Y3 W R5 B7

anna: draw
? hand anna Y1 B2 Y3 W
? legal anna: play W:R | play W:Y | play W:G | play W:B | pass
anna: pass
ben: draw
? hand ben W G2 R5
? legal ben: play R5 | pass
