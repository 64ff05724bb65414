# I1, L1: after a leave all cards are still there, and can all be drawn.
seats anna ben cem
hand anna B1 B2
hand ben  Y3 Y4
hand cem  G7 G8
top R9
draw Y5

cem: leave
? draw-pile 3
anna: draw
ben: draw
anna: draw
? draw-pile 0
? cards anna 4
? cards ben 3
? cards cem 0
