# L1: a pending draw on the player who leaves lapses; the named colour stays.
seats anna ben cem
hand anna W+4 B1 B2
hand ben  G3 R4
hand cem  G6 R7
top R9
draw Y1 Y2 Y3 Y4

anna: play W+4:G
? turn ben
ben: leave
? turn cem
? phase play
? pending 0
? colour G
? draw-pile 6
? legal cem: draw | play G6
cem: challenge ! C5
