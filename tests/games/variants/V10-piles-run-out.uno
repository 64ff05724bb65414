# V10, C16: when nothing is left to draw the turn ends.
option endless_draw
seats anna ben
hand anna Y1 B2
hand ben G1 G2
top R9
draw Y3 B4
discard B5 Y6

anna: draw
? hand anna Y1 B2 Y3 B4 B5 Y6
? draw-pile 0
? turn ben
? phase play
