# C12: no foul: the challenger draws four plus two and is passed over, the named colour stands.
seats anna ben cem
hand anna W+4 B1 B2
hand ben  G3 R4
hand cem  G6 R7
top R9
draw Y1 Y2 Y3 Y4 Y5 Y6 Y7

anna: play W+4:G
ben: challenge
? hand ben G3 R4 Y1 Y2 Y3 Y4 Y5 Y6
? hand anna B1 B2
? draw-pile 1
? turn cem
? colour G
? legal cem: draw | play G6
