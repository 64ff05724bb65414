# V10: with nothing to play one draws, in one action, until a card may be played; then plays it or passes.
option endless_draw
seats anna ben
hand anna Y1 B2
hand ben G1 G2
top R9
draw Y3 B4 R5 G3

? legal anna: draw
anna: draw
? hand anna Y1 B2 Y3 B4 R5
? phase drawn
? draw-pile 1
? legal anna: play R5 | pass
anna: play Y1 ! C5
anna: pass
? turn ben
