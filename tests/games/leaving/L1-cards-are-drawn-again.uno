# L1, C16: the cards of the one who left can be drawn at once, although the draw pile was empty.
seats anna ben cem
hand anna B1 B2
hand ben  R3 B3
hand cem  Y7
top R9

cem: leave
? draw-pile 1
anna: draw
? hand anna B1 B2 Y7
? draw-pile 0
? turn ben
